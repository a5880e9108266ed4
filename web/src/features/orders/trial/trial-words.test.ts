import type { TrialStage } from '@zaojie/contract/orders/order.schemas';
import { expect, test } from 'vitest';
import { backWords, heldAt, splitOf, stageSplit } from './trial-words.ts';

const stage = (parts: Partial<TrialStage>): TrialStage => ({
  key: 'working',
  label: '制作中',
  is_now: false,
  is_past: false,
  client: 0,
  creator: 3990,
  fee: 210,
  way: 'refund',
  note: '',
  ...parts,
});

test('the parts add up to what is held, to the fen', () => {
  expect(splitOf(4200, 2333.33)).toEqual({ client: 2333.33, creator: 1773.34, fee: 93.33 });
  for (const client of [0, 0.01, 0.1, 2099.99, 4199.99, 4200]) {
    expect(heldAt(splitOf(4200, client))).toBe(4200);
  }
});

test('nobody gets more than there is', () => {
  expect(splitOf(10, 11)).toEqual({ client: 10, creator: 0, fee: 0 });
  expect(splitOf(10, -1)).toEqual({ client: 0, creator: 9.5, fee: 0.5 });
});

test('the share counts only where both have to agree', () => {
  expect(stageSplit(stage({}), 50)).toEqual({ client: 2100, creator: 1995, fee: 105 });
  expect(stageSplit(stage({ way: 'none' }), 50)).toMatchObject({ client: 0, creator: 3990, fee: 210 });
});

test.each([
  [stage({}), '按商定退'],
  [stage({ way: 'cancel', client: 840, creator: 0, fee: 0 }), '全退 ¥840.00'],
  [stage({ way: 'cancel', client: 0, creator: 0, fee: 0 }), '没有钱要退'],
  [stage({ way: 'none' }), '不退'],
])('the last column says what comes back: %#', (given, words) => {
  expect(backWords(given)).toBe(words);
});
