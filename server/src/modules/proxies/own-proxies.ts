import type * as endpoints from '@zaojie/contract/proxies/proxy.endpoints';
import { proxyLimits } from '@zaojie/contract/proxies/proxy-words';
import type { OwnProxies } from '@zaojie/contract/proxies/proxy.schemas';
import { Answer, type Action } from '../../frame/action.ts';
import type { ContextFor } from '../../frame/context.ts';
import { pageBefore, placeBefore } from '../../frame/paging.ts';
import { listActRows } from './act.queries.ts';
import { lockOwn, refusalOf } from './lock-own.ts';
import { moveProxy } from './move-proxy.ts';
import type { StateMove } from './proxy.rules.ts';
import { viewAct, viewOwn } from './proxy.view.ts';

export const listProxies: Action<typeof endpoints.listProxies> = (context) =>
  viewOwn(context.db, context.viewer.userId, context);

export const listProxyActs: Action<typeof endpoints.listProxyActs> = async ({ db, viewer }, { query }) => {
  const { actsPage } = proxyLimits;
  const beforeId = placeBefore(query.cursor);
  const place = { side: query.side, userId: viewer.userId, beforeId, limit: actsPage + 1 };
  const { shown, nextCursor } = pageBefore(await listActRows(db, place), actsPage, ({ id }) => id);
  return { data: shown.map(viewAct), next_cursor: nextCursor };
};

async function move(context: ContextFor<'member'>, id: number, name: StateMove): Promise<OwnProxies> {
  return context.transaction(async (tx) => {
    const { proxy, role } = await lockOwn(tx, context, id);
    const decision = await moveProxy(tx, proxy, { move: name, role }, context);
    if (!decision.isAllowed) throw refusalOf(decision);
    return viewOwn(tx, context.viewer.userId, context);
  });
}

export const answerProxy: Action<typeof endpoints.answerProxy> = async (context, { body }) => {
  const data = await move(context, body.id, body.accept ? 'accept' : 'decline');
  return new Answer(body.accept ? '已接受，可以开始代理' : '已谢绝', data);
};

export const revokeProxy: Action<typeof endpoints.revokeProxy> = async (context, { body }) =>
  new Answer('授权已收回，立即失效', await move(context, body.id, 'revoke'));

export const resignProxy: Action<typeof endpoints.resignProxy> = async (context, { body }) =>
  new Answer('已不再代理', await move(context, body.id, 'resign'));
