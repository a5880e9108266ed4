import type { Tx } from '../../db/database.ts';
import { decide, type Decision } from '../../frame/state-machine/decide.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { cancelJob } from '../../platform/jobs/schedule-job.ts';
import { expiryKey } from './proxy.jobs.ts';
import { listAlive, lockProxy, movedMsOf, updateState, type LockedProxy } from './proxy.queries.ts';
import { proxyTable, type ProxyMachine, type StateMove } from './proxy.rules.ts';

export type Clock = { now: () => Date };

export const subjectOf = ({ state, is_over }: Pick<LockedProxy, 'state' | 'is_over'>) => ({
  state,
  isOver: is_over,
});

/** One move of a locked one, by whoever it is; the caller hears whether it was allowed. */
export async function moveProxy(
  tx: Tx,
  proxy: LockedProxy,
  { move, role }: { move: StateMove; role: ProxyMachine['role'] },
  { now }: Clock,
): Promise<Decision<ProxyMachine>> {
  const decision = decide(proxyTable, subjectOf(proxy), move, role);
  if (!decision.isAllowed) return decision;
  await updateState(tx, proxy.id, decision.to, now());
  if (proxyTable.terminal.includes(decision.to)) await cancelJob(tx, expiryKey(proxy.id));
  await emitEvent(tx, 'proxy.moved', { proxyId: proxy.id, move });
  return decision;
}

/** What the site itself does; too late or too early it does nothing. */
export async function moveBySystem(
  tx: Tx,
  id: number,
  move: 'expire' | 'sever',
  clock: Clock,
): Promise<void> {
  const proxy = await lockProxy(tx, id, movedMsOf(clock.now));
  if (proxy) await moveProxy(tx, proxy, { move, role: 'system' }, clock);
}

/** Ends what lives between two people, or all that somebody gave and took. */
export async function severProxies(
  tx: Tx,
  who: { userId: number; otherId?: number },
  clock: Clock,
): Promise<void> {
  for (const id of await listAlive(tx, who.userId, who.otherId)) await moveBySystem(tx, id, 'sever', clock);
}
