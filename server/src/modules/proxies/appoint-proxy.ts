import type { appointProxy as endpoint } from '@zaojie/contract/proxies/proxy.endpoints';
import { proxyErrors } from '@zaojie/contract/proxies/proxy.errors';
import { proxyLimits, type ProxyScope } from '@zaojie/contract/proxies/proxy-words';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { findBan } from '../sanctions/index.ts';
import { isBlockedBy, lockUsers } from '../users/index.ts';
import { moveBySystem, type Clock } from './move-proxy.ts';
import { scheduleExpiry } from './proxy.jobs.ts';
import { countAlive, insertProxy, listAlive } from './proxy.queries.ts';
import { DAY_MS } from './proxy-terms.ts';
import { viewOwn } from './proxy.view.ts';

type Appointment = { principalId: number; agentId: number; scopes: ProxyScope[]; days: number };

/** Both people are locked: whoever gives or gets one takes turns by them, so neither limit is passed by two at once. */
async function appoint(tx: Tx, given: Appointment, clock: Clock): Promise<number> {
  const { principalId, agentId, scopes, days } = given;
  const now = clock.now();
  // What is over and waits to be written down is in nobody's way.
  for (const id of await listAlive(tx, principalId, agentId)) await moveBySystem(tx, id, 'expire', clock);
  if ((await countAlive(tx, 'principal_id', principalId)) >= proxyLimits.given)
    throw new Refusal(proxyErrors.tooManyGiven);
  if ((await countAlive(tx, 'agent_id', agentId)) >= proxyLimits.taken)
    throw new Refusal(proxyErrors.tooManyTaken);
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const id = await insertProxy(tx, { principalId, agentId, scopes, expiresAt }, now);
  if (id === null) throw new Refusal(proxyErrors.alive);
  await scheduleExpiry(tx, id, expiresAt);
  await emitEvent(tx, 'proxy.offered', { proxyId: id });
  return id;
}

export const appointProxy: Action<typeof endpoint> = async (context, { body }) => {
  const { userId: principalId } = context.viewer;
  const { user_id: agentId, scopes, days } = body;
  if (agentId === principalId) throw new Refusal(proxyErrors.self, { data: { field: 'user_id' } });
  return context.transaction(async (tx) => {
    const found = await lockUsers(tx, [principalId, agentId]);
    if (!found.includes(agentId) || (await findBan(tx, agentId, context.now())))
      throw new Refusal(proxyErrors.noPerson, { data: { field: 'user_id' } });
    const isApart =
      (await isBlockedBy(tx, agentId, principalId)) || (await isBlockedBy(tx, principalId, agentId));
    if (isApart) throw new Refusal(proxyErrors.apart, { data: { field: 'user_id' } });
    await appoint(tx, { principalId, agentId, scopes, days }, context);
    return new Answer('授权已发出，等对方接受', await viewOwn(tx, principalId, context));
  });
};
