import { proxyScopes } from '@zaojie/contract/proxies/proxy-words';
import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';
import { findProxy, type ProxyRow } from './proxy.queries.ts';
import type { ProxyMove } from './proxy.rules.ts';

type Names = { principal: string; agent: string };
/** What each of the two reads. */
type Words = Record<'principal' | 'agent', (names: Names) => string>;

const words: Record<'offer' | ProxyMove, Words> = {
  offer: {
    principal: ({ agent }) => `你请 ${agent} 代你操作，等对方接受`,
    agent: ({ principal }) => `${principal} 请你代为操作，接受后生效`,
  },
  accept: {
    principal: ({ agent }) => `${agent} 接受了你的代理授权`,
    agent: ({ principal }) => `你可以代 ${principal} 操作了`,
  },
  decline: {
    principal: ({ agent }) => `${agent} 谢绝了你的代理授权`,
    agent: ({ principal }) => `你谢绝了 ${principal} 的代理授权`,
  },
  edit: {
    principal: ({ agent }) => `你修改了给 ${agent} 的代理授权`,
    agent: ({ principal }) => `${principal} 修改了给你的代理授权`,
  },
  revoke: {
    principal: ({ agent }) => `你收回了给 ${agent} 的代理授权`,
    agent: ({ principal }) => `${principal} 收回了给你的代理授权`,
  },
  resign: {
    principal: ({ agent }) => `${agent} 不再代你操作`,
    agent: ({ principal }) => `你不再代 ${principal} 操作`,
  },
  expire: {
    principal: ({ agent }) => `给 ${agent} 的代理授权已到期`,
    agent: ({ principal }) => `${principal} 给你的代理授权已到期`,
  },
  sever: {
    principal: ({ agent }) => `给 ${agent} 的代理授权已终止`,
    agent: ({ principal }) => `${principal} 给你的代理授权已终止`,
  },
};

const scopeWords = ({ scopes }: ProxyRow) =>
  `范围：${scopes.map((name) => proxyScopes[name].label).join('、')}`;

async function tellBoth(
  tx: Tx,
  telling: Telling,
  told: { proxyId: number; what: 'offer' | ProxyMove; eventId: number; detail?: string },
): Promise<void> {
  const proxy = await findProxy(tx, told.proxyId);
  if (!proxy) return;
  const names = { principal: proxy.principal.nickname, agent: proxy.agent.nickname };
  for (const side of ['principal', 'agent'] as const) {
    await tellFromSite(tx, telling, {
      userId: proxy[side].id,
      key: `proxy-${told.what}:${told.eventId}`,
      subject: {
        kind: 'proxy',
        id: proxy.id,
        title: words[told.what][side](names),
        excerpt: told.detail ?? scopeWords(proxy),
        picture: '',
        link: '/profile/proxy',
      },
    });
  }
}

export const createProxyNotices = (telling: Telling): Subscriber[] => [
  subscribe('proxy.offered', 'proxies.notices', (tx, { proxyId }, eventId) =>
    tellBoth(tx, telling, { proxyId, what: 'offer', eventId }),
  ),
  subscribe('proxy.edited', 'proxies.notices', (tx, { proxyId, detail }, eventId) =>
    tellBoth(tx, telling, { proxyId, what: 'edit', eventId, detail }),
  ),
  subscribe('proxy.moved', 'proxies.notices', (tx, { proxyId, move }, eventId) =>
    tellBoth(tx, telling, { proxyId, what: move, eventId }),
  ),
];
