import { proxyScopes, proxyStates } from '@zaojie/contract/proxies/proxy-words';
import type { OwnProxies, Proxy, ProxyAct } from '@zaojie/contract/proxies/proxy.schemas';
import type { Db } from '../../db/database.ts';
import { movesFor } from '../../frame/state-machine/decide.ts';
import type { ActRow } from './act.queries.ts';
import type { Clock } from './move-proxy.ts';
import { listProxyRows, movedMsOf, type ProxyRow, type Side } from './proxy.queries.ts';
import { proxyTable } from './proxy.rules.ts';
import { daysLeft } from './proxy-terms.ts';

/** Over is over, also before anybody has written it down. */
const shownState = ({ state, ended_at, is_over }: ProxyRow) =>
  ended_at === null && is_over ? 'expired' : state;

export function viewProxy(row: ProxyRow, side: Side, now: Date): Proxy {
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
    days_left: row.ended_at === null && !row.is_over ? daysLeft(row.expires_at, now) : 0,
    offered_at: row.offered_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    can: {
      answer: moves.includes('accept'),
      edit: moves.includes('edit'),
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
    given: given.map((row) => viewProxy(row, 'given', now())),
    taken: taken.map((row) => viewProxy(row, 'taken', now())),
  };
}

export function viewAct({ created_at: at, is_by_principal: isOwn, ...row }: ActRow): ProxyAct {
  return {
    ...row,
    by: isOwn ? 'principal' : 'agent',
    scope_label: row.scope === null ? '' : proxyScopes[row.scope].label,
    created_at: at.toISOString(),
  };
}
