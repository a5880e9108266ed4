import { proxyErrors } from '@zaojie/contract/proxies/proxy.errors';
import { proxyStates } from '@zaojie/contract/proxies/proxy-words';
import type { Tx } from '../../db/database.ts';
import type { ContextFor } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import type { Refused } from '../../frame/state-machine/decide.ts';
import { lockProxy, movedMsOf, type LockedProxy } from './proxy.queries.ts';
import type { ProxyMachine } from './proxy.rules.ts';

type Own = { proxy: LockedProxy; role: 'principal' | 'agent' };

/** What isn't the viewer's answers like what doesn't exist. */
export async function lockOwn(
  tx: Tx,
  { viewer, now }: Pick<ContextFor<'member'>, 'viewer' | 'now'>,
  id: number,
): Promise<Own> {
  const proxy = await lockProxy(tx, id, movedMsOf(now));
  if (proxy?.principal_id === viewer.userId) return { proxy, role: 'principal' };
  if (proxy?.agent_id === viewer.userId) return { proxy, role: 'agent' };
  throw new Refusal(proxyErrors.notFound);
}

export function refusalOf({ state, ...refused }: Refused<ProxyMachine>): Refusal {
  if (refused.why === 'guard') return new Refusal(proxyErrors.over);
  // Somebody else's move is one of something that isn't theirs to move.
  if (refused.why === 'role') return new Refusal(proxyErrors.notFound);
  return new Refusal(proxyErrors.wrongState, { values: { state: proxyStates[state] }, data: { state } });
}
