import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor } from '../primitives.ts';
import { proxyErrors } from './proxy.errors.ts';
import { ownProxies, proxyAct, proxyEdit, proxyForm, proxyId } from './proxy.schemas.ts';

export const listProxies = endpoint({
  method: 'GET',
  path: '/proxy/mine',
  access: 'member',
  actFor: 'self',
  summary: '代理授权：given 我授权给谁，taken 谁授权给我；有效的在前，其后是最近结束的',
  output: ownProxies,
});

export const appointProxy = endpoint({
  method: 'POST',
  path: '/proxy/appoint',
  access: 'member',
  actFor: 'self',
  summary:
    '授权一个人代自己操作：范围 scopes、期限 days（1 到 365 天）；对方接受后生效，每两个人之间同时只有一份',
  body: proxyForm,
  output: ownProxies,
  errors: [
    proxyErrors.self,
    proxyErrors.noPerson,
    proxyErrors.apart,
    proxyErrors.alive,
    proxyErrors.tooManyGiven,
    proxyErrors.tooManyTaken,
  ],
});

const moveErrors = [proxyErrors.notFound, proxyErrors.wrongState, proxyErrors.over];

export const answerProxy = endpoint({
  method: 'POST',
  path: '/proxy/answer',
  access: 'member',
  actFor: 'self',
  summary: '答复别人给自己的授权：accept 接受或谢绝',
  body: z.object({ id: proxyId(), accept: z.boolean({ error: '请选择接受或谢绝' }) }),
  output: ownProxies,
  errors: moveErrors,
});

export const editProxy = endpoint({
  method: 'POST',
  path: '/proxy/edit',
  access: 'member',
  actFor: 'self',
  summary:
    '修改自己给出、还没有结束的授权：范围 scopes，以及从现在起的期限 days（不带则不变）；立即生效，双方的记录里都能看到，没有改动时什么也不发生',
  body: proxyEdit,
  output: ownProxies,
  errors: moveErrors,
});

export const revokeProxy = endpoint({
  method: 'POST',
  path: '/proxy/revoke',
  access: 'member',
  actFor: 'self',
  summary: '随时收回自己给出的授权，立即失效',
  body: z.object({ id: proxyId() }),
  output: ownProxies,
  errors: moveErrors,
});

export const resignProxy = endpoint({
  method: 'POST',
  path: '/proxy/resign',
  access: 'member',
  actFor: 'self',
  summary: '不再代理对方',
  body: z.object({ id: proxyId() }),
  output: ownProxies,
  errors: moveErrors,
});

export const listProxyActs = endpoint({
  method: 'GET',
  path: '/proxy/acts',
  access: 'member',
  actFor: 'self',
  summary:
    '代理操作记录，最新的在前：side=given 别人代我做的，side=taken 我代别人做的；by=principal 是授权人修改了授权',
  query: z.object({ side: z.enum(['given', 'taken']).catch('given').default('given'), cursor }),
  output: z.object({ data: z.array(proxyAct), next_cursor: z.string().nullable() }),
});
