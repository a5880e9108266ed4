import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { fenOf, shareOf, splitFen, yuanOf, yuanText, yuanWords } from './money.ts';

const { maxFen } = limits.money;
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const anyFen = fc.integer({ min: 0, max: 1e15 - 1 });

describe('yuan to fen', () => {
  test.each<[string | number, number]>([
    ['0', 0],
    [0, 0],
    [-0, 0],
    ['0.0', 0],
    ['0.01', 1],
    [0.01, 1],
    ['0.1', 10],
    [0.07, 7],
    [1.1, 110],
    [4.35, 435],
    [1.15, 115],
    [8.2, 820],
    ['19.99', 1999],
    [1024, 102_400],
    ['10000000', maxFen],
    ['10000000.00', maxFen],
    [10_000_000, maxFen],
  ])('%j is %i fen', (yuan, fen) => {
    expect(fenOf(yuan)).toBe(fen);
  });

  test.each<[string, (string | number)[]]>([
    ['nothing', ['', ' ', '\n', '\u0000']],
    [
      'what cannot be seen',
      [' 1', '1 ', '1\n', '\t1', '\u00001', '1\u0000', '\ufeff1', '1\u200b', '\u00a01'],
    ],
    ['signs', ['+1', '-1', '-0', '--1', '1-', '(1)', '¥1', '1元', -1, -0.01]],
    ['separators', ['1,000', '1，000', '1_000', "1'000", '1 000']],
    [
      'notations',
      ['1e3', '1E3', '1e-2', '0x10', '0b1', '0o7', '1n', '[1]', 'NaN', 'Infinity', 'null', 'true'],
    ],
    [
      'badly placed zeros and points',
      ['01', '00', '00.5', '.5', '5.', '.', '1..2', '1.2.3', '1,5', '1。5', '1．5'],
    ],
    ['other digits', ['０１', '１', '٣', '१', '𝟏', '²', 'Ⅳ', '一', '壹']],
    [
      'broken fen',
      ['1.234', '1.000', `0.${'0'.repeat(100_000)}1`, 0.1 + 0.2, 1.005, 0.001, 1e-7, Number.MIN_VALUE],
    ],
    [
      'too much',
      ['10000000.01', '99999999999999', '9'.repeat(400), 10_000_000.01, 1e21, Number.MAX_SAFE_INTEGER],
    ],
    ['no number', [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
  ])('%s: refused', (_kind, amounts) => {
    expect(amounts.filter((yuan) => fenOf(yuan) !== null)).toEqual([]);
  });

  test('every amount comes back from its number, its text and its JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxFen }), (fen) => {
        expect(fenOf(yuanOf(fen))).toBe(fen);
        expect(fenOf(yuanText(fen))).toBe(fen);
        expect(fenOf(JSON.parse(JSON.stringify(yuanOf(fen))) as number)).toBe(fen);
      }),
    );
  });

  test('whatever is sent gives whole fen within the bounds, or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.integer()), (sent) => {
        const fen = fenOf(sent);
        if (fen === null) return;
        expect(Number.isInteger(fen) && fen >= 0 && fen <= maxFen).toBe(true);
        expect(yuanOf(fen)).toBe(Number(sent) + 0);
      }),
    );
  });
});

describe('fen to yuan', () => {
  test.each([
    [0, 0, '0.00'],
    [-0, 0, '0.00'],
    [1, 0.01, '0.01'],
    [10, 0.1, '0.10'],
    [99, 0.99, '0.99'],
    [1250, 12.5, '12.50'],
    [-5, -0.05, '-0.05'],
    [-1250, -12.5, '-12.50'],
    [maxFen, 10_000_000, '10000000.00'],
    [999_999_999_999_999, 9_999_999_999_999.99, '9999999999999.99'],
  ])('%i fen', (fen, yuan, text) => {
    expect(yuanOf(fen) + 0).toBe(yuan);
    expect(yuanText(fen)).toBe(text);
  });

  test.each([
    [0, '¥0.00'],
    [99_900, '¥999.00'],
    [125_050, '¥1,250.50'],
    [-125_050, '−¥1,250.50'],
    [maxFen, '¥10,000,000.00'],
  ])('%i fen in a sentence', (fen, words) => {
    expect(yuanWords(fen)).toBe(words);
  });

  test('the number is written with the digits of the text, as large as ledgers grow', () => {
    fc.assert(
      fc.property(anyFen, (fen) => {
        expect(yuanOf(fen).toFixed(2)).toBe(yuanText(fen));
        expect(Number(yuanText(fen))).toBe(yuanOf(fen));
      }),
    );
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e15, Number.MAX_SAFE_INTEGER])(
    '%d is not fen',
    (fen) => {
      expect(() => yuanOf(fen)).toThrow(RangeError);
      expect(() => yuanText(fen)).toThrow(RangeError);
      expect(() => shareOf(fen, 50, 'down')).toThrow(RangeError);
      expect(() => splitFen(fen, [1])).toThrow(RangeError);
    },
  );
});

describe('shares', () => {
  test.each([
    ['a fee of 5 % goes down', 1999, 50, 'down', 99],
    ['a deposit of 20 % goes up', 1999, 200, 'up', 400],
    ['nothing broken, nothing rounded', 2000, 200, 'up', 400],
    ['a fee on one fen is nothing', 1, 50, 'down', 0],
    ['a deposit on one fen is all of it', 1, 200, 'up', 1],
    ['of nothing', 0, 1000, 'up', 0],
    ['nothing of it', 1999, 0, 'up', 0],
    ['all of it', 999_999_999_999_999, 1000, 'down', 999_999_999_999_999],
  ] as const)('%s', (_name, fen, permille, rounding, share) => {
    expect(shareOf(fen, permille, rounding)).toBe(share);
  });

  test('a share rounded down and the rest rounded up are the whole', () => {
    fc.assert(
      fc.property(anyFen, fc.integer({ min: 0, max: 1000 }), (fen, permille) => {
        expect(shareOf(fen, permille, 'down') + shareOf(fen, 1000 - permille, 'up')).toBe(fen);
      }),
    );
  });

  test.each([-1, 1001, 0.5, Number.NaN])('%d thousandths are refused', (permille) => {
    expect(() => shareOf(100, permille, 'down')).toThrow(RangeError);
  });

  test('a negative amount is refused', () => {
    expect(() => shareOf(-1, 50, 'down')).toThrow(RangeError);
    expect(() => splitFen(-1, [1, 1])).toThrow(RangeError);
  });
});

describe('splits', () => {
  test.each([
    ['in halves, the first gets the odd fen', 101, [1, 1], [51, 50]],
    ['in thirds', 100, [1, 1, 1], [34, 33, 33]],
    ['the part that lost most gets the odd fen', 100, [1, 2], [33, 67]],
    ['by permille', 12_345, [700, 250, 50], [8642, 3086, 617]],
    ['a weight of 0 gets nothing', 5, [0, 2, 0, 1], [0, 3, 0, 2]],
    ['fewer fen than parts', 2, [1, 1, 1], [1, 1, 0]],
    ['nothing', 0, [3, 1], [0, 0]],
    ['one part', 7, [9], [7]],
  ])('%s', (_name, fen, weights, parts) => {
    expect(splitFen(fen, weights)).toEqual(parts);
  });

  test('parts add up, stay within a fen of their exact share, and follow the weights', () => {
    const anyWeights = fc
      .array(fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.maxSafeNat()), { minLength: 1, maxLength: 8 })
      .filter((weights) => weights.some((weight) => weight > 0));
    fc.assert(
      fc.property(anyFen, anyWeights, (fen, weights) => {
        const parts = splitFen(fen, weights);
        expect(sum(parts)).toBe(fen);
        const total = weights.reduce((all, weight) => all + BigInt(weight), 0n);
        parts.forEach((part, index) => {
          const drift = BigInt(part) * total - BigInt(fen) * BigInt(weights[index] ?? 0);
          expect(drift > -total && drift < total).toBe(true);
          if (weights[index] === 0) expect(part).toBe(0);
        });
      }),
    );
  });

  test.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[Number.NaN]], [[2 ** 53]]])(
    'weights %j are refused',
    (weights) => {
      expect(() => splitFen(100, weights)).toThrow(RangeError);
    },
  );
});
