import type { ProxyScope } from '@zaojie/contract/proxies/proxy-words';
import type { Tx } from '../../../db/database.ts';
import type { Act } from '../../../frame/acting/proxy-desk.ts';
import { insertAct, insertProxy, scheduleExpiry, updateState } from '../../../modules/proxies/index.ts';

const DAY_MS = 86_400_000;

type DemoProxy = {
  principal: string;
  agent: string;
  scopes: ProxyScope[];
  daysAgo: number;
  days: number;
  isAccepted: boolean;
};

/* `creator` is helped with orders, helps a friend with bounties, and has been asked by `client`. */
const proxies: readonly DemoProxy[] = [
  {
    principal: 'creator',
    agent: 'yunyin',
    scopes: ['orders', 'works'],
    daysAgo: 20,
    days: 90,
    isAccepted: true,
  },
  {
    principal: 'tianyimu',
    agent: 'creator',
    scopes: ['bounties'],
    daysAgo: 80,
    days: 180,
    isAccepted: true,
  },
  { principal: 'client', agent: 'creator', scopes: ['posts'], daysAgo: 1, days: 30, isAccepted: false },
];

type Done = Omit<Act, 'principalId' | 'agentId'> & { at: Date };

/** What the timelines of orders say was done for somebody. */
async function doneInOrders(tx: Tx, who: { principalId: number; agentId: number }): Promise<Done[]> {
  const rows = await tx
    .selectFrom('order_events')
    .select(['order_id', 'kind', 'created_at'])
    .where('actor_id', '=', who.principalId)
    .where('agent_id', '=', who.agentId)
    .orderBy('id')
    .execute();
  return rows.map(({ order_id: id, kind, created_at: at }) => ({
    scope: 'orders',
    ...(kind === 'confirmed'
      ? { deed: '确认排期', call: 'POST /order/confirm' }
      : { deed: '更新进度', call: 'POST /order/updateProgress' }),
    subject: { kind: 'order', id },
    at,
  }));
}

/** The latest of their bounties, as published by whoever helps. */
async function doneInBounties(tx: Tx, principalId: number, since: Date): Promise<Done[]> {
  const rows = await tx
    .selectFrom('bounties')
    .select(['id', 'created_at'])
    .where('user_id', '=', principalId)
    .where('created_at', '>', since)
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at: at }) => ({
    scope: 'bounties',
    deed: '发布约稿',
    call: 'POST /bounty/publish',
    subject: { kind: 'bounty', id },
    at,
  }));
}

export async function writeProxies(
  tx: Tx,
  { now, idOf }: { now: Date; idOf: (username: string) => number },
): Promise<void> {
  for (const { principal, agent, scopes, daysAgo, days, isAccepted } of proxies) {
    const who = { principalId: idOf(principal), agentId: idOf(agent) };
    const offeredAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const expiresAt = new Date(offeredAt.getTime() + days * DAY_MS);
    const id = await insertProxy(tx, { ...who, scopes, expiresAt }, offeredAt);
    if (id === null) throw new Error(`${agent} acts for ${principal} twice`);
    await scheduleExpiry(tx, id, expiresAt);
    if (!isAccepted) continue;
    await updateState(tx, id, 'active', offeredAt);
    const done = scopes.includes('bounties')
      ? await doneInBounties(tx, who.principalId, offeredAt)
      : await doneInOrders(tx, who);
    for (const { at, ...act } of done) await insertAct(tx, id, { ...who, ...act }, at);
  }
}
