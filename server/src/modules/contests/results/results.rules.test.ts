import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharesOf, prizeOfPlace, poolOf } from './prizes.rules.ts';
import { rankEntries, type Tally } from './results.rules.ts';

const criteria = [
  { id: 1, name: '切题', about: '', weight: 60 },
  { id: 2, name: '画面', about: '', weight: 40 },
];
const hour = (n: number) => new Date(Date.UTC(2026, 10, 20, n));
const tally = (id: number, ballots: number, sums: number[], submitted = id): Tally => ({
  id,
  ballots,
  sums,
  submittedAt: hour(submitted),
});

describe('the formula', () => {
  test('a lone five does not beat many fours and a half', () => {
    const placed = rankEntries(
      [tally(1, 1, [5, 5]), tally(2, 40, [182, 182]), tally(3, 40, [120, 120])],
      criteria,
    );
    expect(placed.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  test('worked out by hand: two entries of ten ballots each', () => {
    // All: 20 ballots, criterion 1 sums to 70 (mean 3.5), criterion 2 to 60 (mean 3).
    const placed = rankEntries([tally(1, 10, [40, 30]), tally(2, 10, [30, 30])], criteria);
    // (5 × 3.5 + 40) / 15 = 3.833333…, (5 × 3 + 30) / 15 = 3; 0.6 × 3.833333 + 0.4 × 3 = 3.5
    expect(placed).toEqual([
      { id: 1, rank: 1, score: '3.500000', criteria: ['3.833333', '3.000000'] },
      { id: 2, rank: 2, score: '3.100000', criteria: ['3.166667', '3.000000'] },
    ]);
  });

  test('ties: more ballots, then the heaviest criterion, then whoever handed in first', () => {
    const order = (entries: Tally[]) => rankEntries(entries, criteria).map(({ id }) => id);
    // All fours: the correction changes nothing, so the scores are the same.
    expect(order([tally(1, 2, [8, 8]), tally(2, 3, [12, 12])])).toEqual([2, 1]);
    // 0.6 × 4 + 0.4 × 1 = 0.6 × 2 + 0.4 × 4.
    expect(order([tally(1, 1, [2, 4]), tally(2, 1, [4, 1])])).toEqual([2, 1]);
    expect(order([tally(1, 2, [8, 8], 9), tally(2, 2, [8, 8], 3)])).toEqual([2, 1]);
  });

  test('what nobody rated comes last, without a score', () => {
    const placed = rankEntries([tally(1, 0, [0, 0]), tally(2, 1, [1, 1])], criteria);
    expect(placed.map(({ id, score }) => [id, score])).toEqual([
      [2, '1.000000'],
      [1, null],
    ]);
    expect(rankEntries([tally(1, 0, [0, 0])], criteria)).toEqual([
      { id: 1, rank: 1, score: null, criteria: [] },
    ]);
    expect(rankEntries([], criteria)).toEqual([]);
  });

  test('whatever order they come in, the ranks are the same, without gaps, and scores stay between 1 and 5', () => {
    const entry = fc.record({
      ballots: fc.integer({ min: 0, max: 30 }),
      one: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (list) => {
        const tallies = list.map(({ ballots, one }, index) =>
          tally(index + 1, ballots, [ballots * one, ballots * 3]),
        );
        const placed = rankEntries(tallies, criteria);
        expect(rankEntries(tallies.toReversed(), criteria)).toEqual(placed);
        expect(placed.map(({ rank }) => rank)).toEqual(tallies.map((_, index) => index + 1));
        for (const { score } of placed) {
          if (score !== null) expect(Number(score)).toBeGreaterThan(0.99);
          if (score !== null) expect(Number(score)).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});

describe('prizes', () => {
  const prizes = [
    { name: '一等', winners: 1, amount_fen: 10_000, words: '' },
    { name: '二等', winners: 2, amount_fen: 3_001, words: '' },
  ];
  test('each place has the one that its turn has come for', () => {
    expect([1, 2, 3, 4].map((place) => prizeOfPlace(prizes, place)?.name ?? null)).toEqual([
      '一等',
      '二等',
      '二等',
      null,
    ]);
    expect(poolOf(prizes)).toBe(16_002);
  });

  test('shared to the fen, what is left is the captain’s', () => {
    expect(sharesOf(100, 2, [1, 2, 3])).toEqual([
      { userId: 1, amountFen: 33 },
      { userId: 2, amountFen: 34 },
      { userId: 3, amountFen: 33 },
    ]);
    expect(sharesOf(2, 2, [1, 2, 3])).toEqual([{ userId: 2, amountFen: 2 }]);
    expect(sharesOf(0, 2, [1, 2])).toEqual([]);
  });
});
