import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, makeAdmin, signIn, type Person } from '../../../test/test-people.ts';
import { getOrderBalances } from '../ledger/index.ts';
import { heldOf } from './engine/order-row.ts';
import { findOrder } from './engine/order.queries.ts';
import {
  createPair,
  detailOf,
  faultsOfLedger,
  inMs,
  orderIn,
  passHours,
  post,
  recharge,
  type Pair,
} from './order-test-rig.ts';

let app: TestApp;
let pair: Pair;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [pair, admin] = [await createPair(app), await createAdmin(app)];
});
afterAll(() => app.close());

/** The same numbers in every run, so that what fails once fails again. */
function createLot(seed: number) {
  let state = seed;
  return (below: number) => {
    // Small enough to stay exact in a double.
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}
const lot = createLot(20_261_117);
const pick = <T>(choices: readonly T[]): T => choices[lot(choices.length)] as T;
const DAY_MS = 86_400_000;

/** Any step by anybody, right or wrong. */
function tryAnything(id: number): Promise<unknown> {
  const who = pick([pair.client, pair.creator, pair.client, pair.creator, admin]);
  const order = { order_id: id };
  const refund = { reason: 'other', description: '与约定的画风相差太远了', amount: 1 + lot(40_000) / 100 };
  const times = { schedule_start_time: inMs(app, 0), schedule_end_time: inMs(app, (1 + lot(9)) * DAY_MS) };
  const steps: [string, object][] = [
    ['payDeposit', order],
    ['payBalance', order],
    ['confirm', { ...order, ...times }],
    ['updateProgress', { ...order, progress: 1 + lot(99), progress_desc: '在画' }],
    ['updateProgress', { ...order, progress: 100, progress_desc: '交付' }],
    ['acceptResult', { ...order, action: pick(['accept', 'reject', 'reject']), reason: '太暗' }],
    ['refund', { ...order, ...refund }],
    ['refundRespond', { ...order, action: pick(['agree', 'refuse', 'refuse']) }],
    ['change', { ...order, price: 300 + lot(300), scope: '改' }],
    ['changeRespond', { ...order, action: pick(['agree', 'refuse', 'withdraw']) }],
    ['extend', { ...order, schedule_end_time: inMs(app, 20 * DAY_MS) }],
    ['extendRespond', { ...order, action: 'agree' }],
    ['leave', order],
    ['endUnpaid', order],
    ['cancel', { id }],
    ['dispute', { ...order, reason: '谈不拢', evidence: '' }],
  ];
  // Ways that end it are rarer than ways that go on.
  const [step, body] = steps[lot(lot(3) === 0 ? steps.length : 12)] as [string, object];
  return post(app, who, step, body);
}

async function ruleAll(): Promise<void> {
  const queue = await app.get('/admin/disputes', { token: admin.token });
  for (const { id, held } of queue.data['data'] as { id: number; held: number }[]) {
    const body = {
      dispute_id: id,
      client_amount: Math.floor(held / 3),
      reason: '各有道理',
      cited: ['timeline-1'],
    };
    await app.post('/admin/ruling', body, { token: admin.token });
  }
}

async function checkMoney(id: number): Promise<void> {
  const order = await findOrder(app.db, id);
  if (!order) throw new Error(`order ${id} is gone`);
  const { escrowFen, frozenFen } = await getOrderBalances(app.db, id);
  expect([heldOf(order) - order.frozen_fen, order.frozen_fen]).toEqual([escrowFen, frozenFen]);
  const isOver = ['completed', 'cancelled', 'refunded'].includes(order.status);
  if (isOver) expect([order.status, heldOf(order)]).toEqual([order.status, 0]);
}

/** `npm run test:orders` tries as many as nobody waits for; some are tried every time. */
const SEQUENCES = Number(process.env['ORDER_SEQUENCES'] ?? 12);
// The weeks that go by cost the same for one as for many.
const AT_ONCE = Math.min(SEQUENCES, 120);
const STEPS = 24;
/** As dear as an agreed change makes an order at most. */
const DEAREST_FEN = 60_000;

const begun = [
  'pending_deposit',
  'in_progress',
  'in_progress',
  'delivered',
  'revision',
  'delivered',
] as const;

/** Several of them side by side, each pulled at by three at a time. */
async function runBatch(count: number): Promise<string[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push(await orderIn(app, pair, pick(begun), { priceFen: 45_678 }));
  for (let round = 0; round * 3 < STEPS; round++) {
    await Promise.all(ids.flatMap((id) => [tryAnything(id), tryAnything(id), tryAnything(id)]));
    if (round % 4 === 3) await passHours(app, 20);
  }
  for (const id of ids) await checkMoney(id);
  await ruleAll();
  for (let week = 0; week < 2; week++) await passHours(app, 7 * 24);
  await refreshPeople();
  for (const id of ids) await checkMoney(id);
  return Promise.all(ids.map(async (id) => (await detailOf(app, pair.client, id)).status));
}

/** Weeks go by with every batch: nobody stays signed in for so long, and money runs out. */
async function refreshPeople(): Promise<void> {
  for (const person of [pair.client, pair.creator, admin]) person.token = await signIn(app, person.username);
  await makeAdmin(app, admin);
  await recharge(app, pair.client.id, AT_ONCE * DEAREST_FEN);
}

test(
  'whatever is tried by whomever in whatever order, every fen is where the order says, and over means over',
  async () => {
    const statuses: string[] = [];
    while (statuses.length < SEQUENCES) {
      statuses.push(...(await runBatch(Math.min(AT_ONCE, SEQUENCES - statuses.length))));
    }
    expect(new Set(statuses).size).toBeGreaterThan(1);
    expect(await faultsOfLedger(app)).toEqual([]);
  },
  240_000 + SEQUENCES * 2_000,
);
