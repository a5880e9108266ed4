import { proxyScopes, proxyStates } from '@zaojie/contract/proxies/proxy-words';
import type { OwnProxies, Proxy, ProxyAct } from '@zaojie/contract/proxies/proxy.schemas';
import type { Db } from '../../db/database.ts';
import { movesFor } from '../../frame/state-machine/decide.ts';
import type { ActRow } from './act.queries.ts';
import type { Clock } from './move-proxy.ts';
import { listProxyRows, movedMsOf, type ProxyRow, type Side } from './proxy.queries.ts';
import { proxyTable } from './proxy.rules.ts';

/** Over is over, also before anybody has written it down. */
const shownState = ({ state, ended_at, is_over }: ProxyRow) =>
  ended_at === null && is_over ? 'expired' : state;

export function viewProxy(row: ProxyRow, side: Side): Proxy {
  const state = shownState(row);
  const moves = movesFor(
    proxyTable,
    { state, isOver: row.is_over },
    side === 'given' ? 'principal' : 'agent',
  );
  return {
    id: row.id,
    principal: row.principal,
    agent: row.agent,
    scopes: row.scopes.map((name) => ({ name, label: proxyScopes[name].label })),
    state,
    state_label: proxyStates[state],
    expires_at: row.expires_at.toISOString(),
    offered_at: row.offered_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    can: {
      answer: moves.includes('accept'),
      revoke: moves.includes('revoke'),
      resign: moves.includes('resign'),
      act: side === 'taken' && state === 'active',
    },
  };
}

export async function viewOwn(db: Db, userId: number, { now }: Clock): Promise<OwnProxies> {
  const movedMs = movedMsOf(now);
  const rows = (side: Side) => listProxyRows(db, side, userId, movedMs);
  const [given, taken] = [await rows('given'), await rows('taken')];
  return {
    given: given.map((row) => viewProxy(row, 'given')),
    taken: taken.map((row) => viewProxy(row, 'taken')),
  };
}

export function viewAct({ created_at: at, ...row }: ActRow): ProxyAct {
  return { ...row, scope_label: proxyScopes[row.scope].label, created_at: at.toISOString() };
}
