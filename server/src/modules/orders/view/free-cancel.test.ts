import { describe, expect, test } from 'vitest';
import { subjectOf } from '../engine/order-subject.ts';
import type { OrderRow } from '../engine/order-row.ts';
import { cancelNote, freeCancelWords, workNow } from './free-cancel.ts';
import { consequenceOf } from './now.ts';
import { trialOf } from './trial.ts';

/** Noon in Shanghai. */
const day = (date: number, hour = 12) => new Date(Date.UTC(2026, 10, date, hour - 8));

const order = {
  status: 'in_progress',
  price_fen: 100_000,
  deposit_fen: 20_000,
  paid_fen: 20_000,
  refunded_fen: 0,
  released_fen: 0,
  fee_fen: 0,
  frozen_fen: 0,
  balance_asked_at: null,
  extension_due_at: null,
  deposit_due_at: day(2),
  confirm_due_at: null,
  accept_due_at: null,
  refund_due_at: null,
  change_due_at: null,
  evidence_due_at: null,
  reviews_due_at: null,
  due_reminded_for: null,
  reminded_at: null,
  client_reviewed_at: null,
  creator_reviewed_at: null,
  completed_at: null,
  change_by: null,
  working_since: day(1),
  last_sign_at: day(1),
  schedule_start_at: day(1),
  schedule_end_at: day(20),
} as OrderRow;

const BACK = '托管的钱全部退回';

describe.each<[string, Partial<OrderRow>, Date, string]>([
  [
    'silence comes first',
    {},
    day(2),
    `到 11月8日 12:00 还没有动静，或到 11月21日 12:00 还没有交付，客户可以无责取消，${BACK}`,
  ],
  [
    'the end comes first',
    { schedule_end_at: day(5) },
    day(2),
    `到 11月6日 12:00 还没有交付，客户可以无责取消，${BACK}`,
  ],
  [
    'late, and not for long enough',
    { schedule_end_at: day(5) },
    day(6, 11),
    `到 11月6日 12:00 还没有交付，客户可以无责取消，${BACK}`,
  ],
  [
    'late by a day',
    { schedule_end_at: day(5) },
    day(6),
    `已经逾期超过 24 小时，客户现在可以无责取消，${BACK}`,
  ],
  ['silent for a week', {}, day(8), `已经 7 天没有动静，客户现在可以无责取消，${BACK}`],
  [
    'late by hours and silent for a week',
    { schedule_end_at: day(8, 2) },
    day(8),
    `已经 7 天没有动静，客户现在可以无责取消，${BACK}`,
  ],
  [
    'queued: silence counts from the beginning',
    { schedule_start_at: day(10) },
    day(9),
    `到 11月17日 12:00 还没有动静，或到 11月21日 12:00 还没有交付，客户可以无责取消，${BACK}`,
  ],
  [
    'queued, and its end moved before the beginning',
    { schedule_start_at: day(10), schedule_end_at: day(4) },
    day(6),
    `到 11月10日 12:00 还没有交付，客户可以无责取消，${BACK}`,
  ],
  ['no end', { schedule_end_at: null }, day(2), `到 11月8日 12:00 还没有动静，客户可以无责取消，${BACK}`],
  ['nothing to pay', { price_fen: 0, paid_fen: 0 }, day(8), '已经 7 天没有动静，客户现在可以无责取消'],
  ['the balance is waited for', { balance_asked_at: day(2), schedule_end_at: day(3) }, day(29), ''],
])('%s', (_, changes, now, words) => {
  const row = { ...order, ...changes };

  test('the sentence says when and why', () => {
    expect(freeCancelWords(row, now)).toBe(words);
  });

  test('and allows what the guard of the move allows', () => {
    expect(workNow(row, now).mayCancel).toBe(subjectOf(row, now).isAbandoned);
    expect(words.includes('现在可以')).toBe(subjectOf(row, now).isAbandoned);
  });
});

test('what comes of the deadline is about this order, not the rule at large', () => {
  expect(consequenceOf(order, day(8))).toBe(`已经 7 天没有动静，客户现在可以无责取消，${BACK}`);
  expect(consequenceOf({ ...order, balance_asked_at: day(2) }, day(8))).toBe(
    '满 7 天未付，创作者可以按定金结算',
  );
});

describe('退款试算 while it is worked on', () => {
  const stage = (row: OrderRow, now: Date) =>
    trialOf({
      priceFen: row.price_fen,
      depositFen: row.deposit_fen,
      heldFen: row.paid_fen,
      status: row.status,
      now: workNow(row, now),
    }).find(({ key }) => key === 'in_progress');

  test('not yet free: from when, and what there is until then', () => {
    const { way, note } = stage(order, day(2)) ?? {};
    expect(way).toBe('refund');
    expect(note).toBe(`${freeCancelWords(order, day(2))}；在那之前与创作者协商，最多退回托管的全部`);
  });

  test('free: all that is held comes back', () => {
    expect(stage(order, day(8))).toMatchObject({
      way: 'cancel',
      client: 200,
      creator: 0,
      note: freeCancelWords(order, day(8)),
    });
  });

  test('the balance is waited for: no promise', () => {
    expect(stage({ ...order, balance_asked_at: day(2) }, day(29))).toMatchObject({
      way: 'refund',
      note: '等付尾款的时间不算逾期，不能直接取消；可以与创作者协商，最多退回托管的全部',
    });
  });

  test('before there is an order, and at another stage, the rule', () => {
    const rule =
      '创作者逾期超过 24 小时或连续 7 天没有动静时可以直接取消（排队和等付尾款的时间不算）；否则与创作者协商，最多退回托管的全部';
    expect(stage({ ...order, status: 'delivered' }, day(8))?.note).toBe(rule);
    const quoted = trialOf({ priceFen: 100, depositFen: 20, heldFen: null, status: null, now: null });
    expect(quoted.find(({ key }) => key === 'in_progress')?.note).toBe(rule);
  });
});

test.each([
  ['client', { status: 'pending_deposit', paid_fen: 0 }, '还没有付过钱，不影响你的信用记录。'],
  ['client', { status: 'pending_confirm' }, '托管的全部退回。付了定金再取消，会算进你信用里的完成率。'],
  ['client', {}, '托管的全部退回，不影响你的信用记录。'],
  ['creator', { status: 'pending_confirm' }, '托管的全部退回，客户不用承担任何费用。'],
  ['creator', { status: 'pending_deposit', paid_fen: 0 }, '客户还没有付过钱。'],
] as const)('cancelling tells the %s what it means: %j', (role, changes, note) => {
  expect(cancelNote({ ...order, ...changes }, role)).toBe(note);
});
