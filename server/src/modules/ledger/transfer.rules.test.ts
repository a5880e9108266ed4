import { limits } from '@zaojie/contract/limits';
import { describe, expect, test } from 'vitest';
import { availableOf, escrowOf, frozenOfOrder, platformAccounts, spelled } from './account-names.ts';
import { gainsOf, type Move } from './transfer.rules.ts';

const { cash, fees } = platformAccounts;
const escrow = escrowOf(7, 1);
const order = { kind: 'order', id: 7 } as const;
const gains = (moves: Move[], cause: Parameters<typeof gainsOf>[0]['cause'] = order) =>
  Object.fromEntries(
    gainsOf({ cause, moves }).map(({ account, amountFen }) => [spelled(account), amountFen]),
  );

test('an account has one gain, whatever the number of moves', () => {
  const moves = [
    { from: escrow, to: availableOf(2), amountFen: 95 },
    { from: escrow, to: fees, amountFen: 5 },
  ];
  expect(gains(moves)).toEqual({ 'escrow:1#7': -100, 'available:2': 95, fees: 5 });
});

describe('mistakes of a caller', () => {
  test.each<[string, Move[]]>([
    ['nothing to move', []],
    ['from an account to itself', [{ from: escrow, to: escrow, amountFen: 1 }]],
    [
      'an account that money only passes',
      [
        { from: cash, to: availableOf(1), amountFen: 5 },
        { from: availableOf(1), to: escrow, amountFen: 5 },
      ],
    ],
    ...[0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, limits.money.maxFen + 1].map(
      (amountFen): [string, Move[]] => [`${amountFen} fen`, [{ from: cash, to: availableOf(1), amountFen }]],
    ),
  ])('%s', (_name, moves) => {
    expect(() => gains(moves)).toThrow(RangeError);
  });

  test.each([
    { kind: 'order', id: 8 },
    { kind: 'withdrawal', id: 7 },
  ] as const)('an order’s money moved for %j', (cause) => {
    expect(() => gains([{ from: escrow, to: availableOf(1), amountFen: 1 }], cause)).toThrow('its own order');
    expect(() => gains([{ from: frozenOfOrder(7, 1), to: fees, amountFen: 1 }], cause)).toThrow(RangeError);
  });
});
