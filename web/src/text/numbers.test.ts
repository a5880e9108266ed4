import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatBadge,
  formatCount,
  formatFen,
  formatNumber,
  formatSigned,
  formatSize,
  formatYuan,
  formatYuanRange,
} from './numbers.ts';

describe('formatCount', () => {
  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1_000, '1.0k'],
    [1_049, '1.0k'],
    [1_099, '1.0k'],
    [1_100, '1.1k'],
    [1_234, '1.2k'],
    [2_190, '2.1k'],
    [9_999, '9.9k'],
    [10_000, '1.0w'],
    [12_345, '1.2w'],
    [72_800, '7.2w'],
    [99_999, '9.9w'],
    [1_036_000, '103.6w'],
    [-1_234, '-1.2k'],
    [Number.NaN, '0'],
  ])('%d reads %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  test('no value below ten thousand ever reads as ten k', () => {
    for (let count = 1_000; count < 10_000; count += 1) {
      expect(Number.parseFloat(formatCount(count))).toBeLessThan(10);
    }
  });
});

describe('formatBadge', () => {
  test.each([
    [0, '0'],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_000, '99+'],
    [-3, '0'],
  ])('%d reads %s', (count, text) => {
    expect(formatBadge(count)).toBe(text);
  });
});

describe('money', () => {
  test.each([
    [0, '¥0'],
    [720, '¥720'],
    [3_600, '¥3,600'],
    [0.5, '¥0.50'],
    [19.9, '¥19.90'],
    [-180, '-¥180'],
    [1_234_567.89, '¥1,234,567.89'],
  ])('%d yuan reads %s', (yuan, text) => {
    expect(formatYuan(yuan)).toBe(text);
  });

  test('a bill keeps its decimals', () => {
    expect(formatYuan(3_600, { exact: true })).toBe('¥3,600.00');
    expect(formatFen(288_000, { exact: true })).toBe('¥2,880.00');
  });

  test('fen become yuan', () => {
    expect(formatFen(72_000)).toBe('¥720');
    expect(formatFen(1)).toBe('¥0.01');
  });

  test('a range names the currency once', () => {
    expect(formatYuanRange(3_000, 5_000)).toBe('¥3,000–5,000');
    expect(formatYuanRange(800, 800)).toBe('¥800');
  });
});

test.each([
  [0, '0'],
  [100, '100'],
  [1_284, '1,284'],
  [-1_284, '-1,284'],
  [1_200.5, '1,200.5'],
])('%d is the figure %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('any amount reads as the language has it', () => {
  const asFigure = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });
  const asBill = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 14 }), (fen) => {
      expect(formatNumber(fen / 100)).toBe(asFigure.format(fen / 100));
      expect(formatFen(fen, { exact: true })).toBe(`¥${asBill.format(fen / 100)}`);
    }),
  );
});

test.each([
  [0, '0 B'],
  [900, '900 B'],
  [880_640, '860 KB'],
  [2_516_582, '2.4 MB'],
  [104_857_600, '100 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test('a ledger writes what came with a plus and what went with a minus that is as wide', () => {
  expect([4200, -210, -0.01, 0].map((yuan) => formatSigned(yuan))).toEqual([
    '+4,200.00',
    '−210.00',
    '−0.01',
    '0.00',
  ]);
});
