import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { transaction } from '../../db/transaction.ts';
import { availableOf, getBalances, platformAccounts, transfer, verifyLedger } from '../ledger/index.ts';
import { createOrder, type OrderDraft } from './steps/create-order.ts';

/* For tests: two people, money, and an order in whatever state. */

let counter = 0;

export async function recharge(app: TestApp, userId: number, amountFen: number): Promise<void> {
  const moves = [{ from: platformAccounts.cash, to: availableOf(userId), amountFen }];
  const cause = { kind: 'recharge' as const, id: userId };
  await transaction(app.db, (tx) =>
    transfer(
      tx,
      { key: `test:${++counter}`, kind: 'recharge', cause, askedBy: userId, moves },
      app.services.now(),
    ),
  );
}

export type Pair = { client: Person; creator: Person };

export async function createPair(app: TestApp, rechargedFen = 10_000_000): Promise<Pair> {
  const [client, creator] = [await createPerson(app), await createPerson(app)];
  if (rechargedFen > 0) await recharge(app, client.id, rechargedFen);
  return { client, creator };
}

export function startOrder(
  app: TestApp,
  { client, creator }: Pair,
  draft: Partial<OrderDraft> = {},
): Promise<number> {
  const order = {
    clientId: client.id,
    creatorId: creator.id,
    title: '竹林',
    brief: '雨夜的竹林',
    priceFen: 100_000,
  };
  return transaction(app.db, (tx) => createOrder(tx, { ...order, ...draft }, app.services.now()));
}

export const post = (app: TestApp, who: Person, step: string, body: object): Promise<CallAnswer> =>
  app.post(`/order/${step}`, body, { token: who.token });

export async function detailOf(app: TestApp, who: Person, id: number): Promise<OrderDetail> {
  const answer = await app.get(`/order/detail?id=${id}`, { token: who.token });
  if (answer.code !== 1) throw new Error(answer.msg);
  return answer.data as unknown as OrderDetail;
}

async function must(app: TestApp, who: Person, step: string, body: object): Promise<void> {
  const answer = await post(app, who, step, body);
  if (answer.code !== 1) throw new Error(`${step}: ${answer.msg}`);
}

const DAY_MS = 86_400_000;
export const inMs = (app: TestApp, ms: number) => new Date(app.services.now().getTime() + ms).toISOString();

/** By the calls themselves, from the first to the one that leads there. */
export async function orderIn(
  app: TestApp,
  pair: Pair,
  state: OrderStatus,
  draft: Partial<OrderDraft> = {},
): Promise<number> {
  const { client, creator } = pair;
  const id = await startOrder(app, pair, draft);
  const order = { order_id: id };
  if (state === 'pending_deposit') return id;
  if (state === 'cancelled') {
    await must(app, client, 'cancel', { id });
    return id;
  }
  if (draft.priceFen !== 0) await must(app, client, 'payDeposit', order);
  if (state === 'pending_confirm') return id;
  const times = { schedule_start_time: inMs(app, 0), schedule_end_time: inMs(app, 10 * DAY_MS) };
  await must(app, creator, 'confirm', { ...order, ...times });
  if (state === 'in_progress') return id;
  if (state === 'refunded') {
    await must(app, creator, 'leave', order);
    return id;
  }
  if (draft.priceFen !== 0) await must(app, client, 'payBalance', order);
  await must(app, creator, 'updateProgress', { ...order, progress: 100, progress_desc: '完成稿' });
  if (state === 'revision')
    await must(app, client, 'acceptResult', { ...order, action: 'reject', reason: '太暗' });
  if (state === 'completed') await must(app, client, 'acceptResult', { ...order, action: 'accept' });
  if (state === 'refunding') {
    const form = { reason: 'quality_issue', amount: 500, description: '与约定的画风相差太远了' };
    await must(app, client, 'refund', { ...order, ...form });
  }
  if (state === 'disputing')
    await must(app, client, 'dispute', { ...order, reason: '不是约定的画风', evidence: '' });
  return id;
}

export async function walletOf(app: TestApp, who: Person): Promise<number> {
  return (await getBalances(app.db, who.id)).availableFen;
}

/** Every fen is where the books say it is. */
export async function faultsOfLedger(app: TestApp): Promise<unknown[]> {
  return (await verifyLedger(app.db)).faults;
}

/** Lets time pass and runs what fell due on the way. */
export async function passHours(app: TestApp, hours: number): Promise<void> {
  app.passSeconds(hours * 3600);
  await runDueJobs(app);
}
