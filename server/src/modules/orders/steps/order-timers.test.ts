import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { OrderEventKind } from '@zaojie/contract/orders/order-words';
import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { signIn } from '../../../../test/test-people.ts';
import { tasksOf } from '../../../worker.ts';
import { findNextRunAt } from '../../../platform/jobs/run-due.rig.ts';
import {
  createPair,
  detailOf,
  faultsOfLedger,
  inMs,
  orderIn,
  passHours,
  post,
  type Pair,
} from '../order-test-rig.ts';
import { runOrderTimers } from './order-timers.ts';

let app: TestApp;
let pair: Pair;
beforeAll(async () => {
  app = await startTestApp();
  pair = await createPair(app);
});
afterAll(() => app.close());

const DAY = 24;
const DAY_MS = 86_400_000;
const MINUTE = 1 / 60;

type Timed = {
  title: string;
  from: OrderStatus;
  /** What starts the clock, when entering the state doesn't. */
  begin?: (id: number) => Promise<unknown>;
  hours: number;
  /** None for what is told elsewhere. */
  kind: OrderEventKind | null;
  afterwards: object;
};

const ask = (who: 'client' | 'creator', step: string, body: (id: number) => object) => (id: number) =>
  post(app, pair[who], step, { order_id: id, ...body(id) });

const timers: readonly Timed[] = [
  {
    title: 'a deposit that nobody pays',
    from: 'pending_deposit',
    hours: DAY,
    kind: 'lapsed',
    afterwards: { status: 'cancelled', money: { paid: 0 } },
  },
  {
    title: 'a deposit that nobody confirms',
    from: 'pending_confirm',
    hours: 3 * DAY,
    kind: 'lapsed',
    afterwards: { status: 'cancelled', money: { paid: 200, refunded: 200, escrow: 0 } },
  },
  {
    title: 'a deposit that is nearly late',
    from: 'pending_deposit',
    hours: 18,
    kind: 'due_reminded',
    afterwards: { status: 'pending_deposit', money: { paid: 0 } },
  },
  {
    title: 'a confirmation that is nearly late',
    from: 'pending_confirm',
    hours: 2 * DAY,
    kind: 'due_reminded',
    afterwards: { status: 'pending_confirm' },
  },
  {
    title: 'a refund that nearly counts as agreed',
    from: 'refunding',
    hours: 2 * DAY,
    kind: 'due_reminded',
    afterwards: { status: 'refunding' },
  },
  {
    title: 'an extension without an answer',
    from: 'in_progress',
    begin: ask('creator', 'extend', () => ({ schedule_end_time: inMs(app, 30 * DAY_MS), reason: '手伤了' })),
    hours: 2 * DAY,
    kind: 'extension_lapsed',
    afterwards: { status: 'in_progress', extension: null },
  },
  {
    title: 'a change without an answer',
    from: 'delivered',
    begin: ask('creator', 'change', () => ({ price: 1200, scope: '加一只猫' })),
    hours: 3 * DAY,
    kind: 'change_lapsed',
    afterwards: { status: 'delivered', change: null, final_price: 1000 },
  },
  {
    title: 'a delivery, the first reminder',
    from: 'delivered',
    hours: 3 * DAY,
    kind: 'accept_reminded',
    afterwards: { status: 'delivered' },
  },
  {
    title: 'a delivery that nobody accepts',
    from: 'delivered',
    hours: 7 * DAY,
    kind: 'auto_accepted',
    afterwards: { status: 'completed', money: { released: 950, fee: 50 } },
  },
  {
    title: 'a refund of a part without an answer',
    from: 'refunding',
    hours: 3 * DAY,
    kind: 'refund_lapsed',
    afterwards: {
      status: 'completed',
      is_partly_refunded: true,
      money: { refunded: 500, released: 475, fee: 25 },
    },
  },
  {
    title: 'a refund of everything without an answer',
    from: 'in_progress',
    begin: ask('client', 'refund', () => ({
      reason: 'other',
      amount: 200,
      description: '一直没有看到说好的草稿',
    })),
    hours: 3 * DAY,
    kind: 'refund_lapsed',
    afterwards: { status: 'refunded', is_partly_refunded: false, money: { refunded: 200, released: 0 } },
  },
  {
    title: 'the time for evidence',
    from: 'disputing',
    hours: 3 * DAY,
    kind: 'evidence_closed',
    afterwards: { status: 'disputing', money: { frozen: 1000 } },
  },
  {
    title: 'a review that waits for the other',
    from: 'completed',
    begin: ask('client', 'review', () => ({ rating: 4, content: '不错' })),
    hours: 7 * DAY,
    kind: null,
    afterwards: { reviews: { opens_at: null } },
  },
];

const kindsOf = ({ timeline }: OrderDetail) => timeline.map(({ kind }) => kind);

test.each(timers)('$title: not a minute early, once, by whichever worker', async (timed) => {
  const id = await orderIn(app, pair, timed.from);
  const begun = await timed.begin?.(id);
  if (begun) expect(begun).toMatchObject({ code: 1 });
  await passHours(app, timed.hours - MINUTE);
  const early = await detailOf(app, pair.client, id);
  if (timed.kind === null) expect(early).not.toMatchObject(timed.afterwards);
  expect(kindsOf(early)).not.toContain(timed.kind);
  app.passSeconds(120);
  // As three workers would that all find it due.
  await Promise.all([1, 2, 3].map(() => runOrderTimers(app.services, id)));
  await passHours(app, 0);
  const after = await detailOf(app, pair.client, id);
  expect(after).toMatchObject(timed.afterwards);
  expect(kindsOf(after).filter((kind) => kind === timed.kind)).toHaveLength(timed.kind === null ? 0 : 1);
});

test('down for a month: whatever fell due meanwhile is done at once, in its order', async () => {
  const ids = await Promise.all(
    (['pending_deposit', 'pending_confirm', 'delivered', 'refunding', 'disputing'] as const).map((state) =>
      orderIn(app, pair, state),
    ),
  );
  await passHours(app, 20 * DAY);
  for (const person of [pair.client, pair.creator]) person.token = await signIn(app, person.username);
  const found = await Promise.all(ids.map((id) => detailOf(app, pair.client, id)));
  expect(found.map(({ status }) => status)).toEqual([
    'cancelled',
    'cancelled',
    'completed',
    'completed',
    'disputing',
  ]);
  const next = await findNextRunAt({ db: app.db, tasks: tasksOf(app.services) });
  expect(next === null || next > app.services.now()).toBe(true);
  expect(await faultsOfLedger(app)).toEqual([]);
});
