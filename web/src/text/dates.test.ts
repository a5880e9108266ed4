import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAgo,
  formatDate,
  formatDay,
  formatFullTime,
  formatLeft,
  formatMoment,
  formatMonth,
  formatTime,
  toMillis,
} from './dates.ts';

const NOW = '2026-03-18T15:00:00+08:00';

test('any moment reads as the clocks of Shanghai show it', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  // Since 1992 that is one offset.
  const moments = fc.date({ min: new Date('1992-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatFullTime(moment)).toBe(clock.format(moment));
    }),
  );
});

test.each([
  ['2026-03-01T00:00:00+08:00', '2026年3月'],
  ['2025-12-31T15:59:59Z', '2025年12月'],
  ['2025-12-31T16:00:00Z', '2026年1月'],
  ['not a date', ''],
])('%s is in %s', (moment, month) => {
  expect(formatMonth(moment)).toBe(month);
});

describe('formatAgo', () => {
  test.each([
    ['2026-03-18T15:00:00+08:00', '刚刚'],
    ['2026-03-18T14:59:01+08:00', '刚刚'],
    ['2026-03-18T15:00:40+08:00', '刚刚'],
    ['2026-03-18T14:59:00+08:00', '1分钟前'],
    ['2026-03-18T14:00:01+08:00', '59分钟前'],
    ['2026-03-18T14:00:00+08:00', '1小时前'],
    ['2026-03-18T00:00:00+08:00', '15小时前'],
    ['2026-03-17T23:59:59+08:00', '昨天 23:59'],
    ['2026-03-17T12:30:00+08:00', '昨天 12:30'],
    ['2026-03-17T00:00:00+08:00', '昨天 00:00'],
    ['2026-03-16T23:59:00+08:00', '2天前'],
    ['2026-03-12T00:00:00+08:00', '6天前'],
    ['2026-03-11T23:59:00+08:00', '3月11日'],
    ['2026-01-01T00:00:00+08:00', '1月1日'],
    ['2025-12-31T23:59:00+08:00', '2025年12月31日'],
    ['2026-04-01T09:00:00+08:00', '4月1日'],
    ['2027-01-02T09:00:00+08:00', '2027年1月2日'],
    ['not a date', ''],
  ])('%s reads %s', (moment, text) => {
    expect(formatAgo(moment, NOW)).toBe(text);
  });

  test('minutes win over the calendar just after midnight', () => {
    expect(formatAgo('2026-03-17T23:40:00+08:00', '2026-03-18T00:20:00+08:00')).toBe('40分钟前');
    expect(formatAgo('2026-03-17T23:00:00+08:00', '2026-03-18T00:20:00+08:00')).toBe('昨天 23:00');
  });

  test('the day changes at midnight in Shanghai, not in UTC', () => {
    expect(formatAgo('2026-03-17T15:30:00Z', '2026-03-17T17:00:00Z')).toBe('昨天 23:30');
    expect(formatAgo('2026-03-17T16:30:00Z', '2026-03-18T04:30:00Z')).toBe('12小时前');
  });
});

test('the year is the one in Shanghai', () => {
  expect(formatDay('2025-12-31T16:00:00Z', NOW)).toBe('1月1日');
  expect(formatDay('2026-01-01', '2026-12-31T16:00:00Z')).toBe('2026年1月1日');
  expect(formatDay('nonsense', NOW)).toBe('');
  expect(formatMoment('2025-12-31T16:05:00Z', NOW)).toBe('1月1日 00:05');
  expect(formatMoment('nonsense', NOW)).toBe('');
});

describe('full forms', () => {
  test.each([
    ['2026-03-17T16:30:05Z', '2026-03-18 00:30:05'],
    ['2026-03-18 08:00:00', '2026-03-18 08:00:00'],
    ['2026-03-18', '2026-03-18 00:00:00'],
    [Date.UTC(2026, 0, 1, 0, 0, 0), '2026-01-01 08:00:00'],
    [new Date('2026-12-31T16:00:00Z'), '2027-01-01 00:00:00'],
  ])('%s reads %s', (moment, text) => {
    expect(formatFullTime(moment)).toBe(text);
  });

  test('date and time alone', () => {
    expect(formatDate('2026-03-17T16:30:05Z')).toBe('2026-03-18');
    expect(formatTime('2026-03-17T16:30:05Z')).toBe('00:30');
    expect(formatDate('')).toBe('');
  });

  test('text without a zone is Shanghai time', () => {
    expect(toMillis('2026-03-18 08:00:00')).toBe(Date.UTC(2026, 2, 18));
  });
});

describe('formatLeft', () => {
  test.each([
    ['2026-03-22T21:00:00+08:00', '4 天 6 小时'],
    ['2026-03-20T15:20:00+08:00', '2 天'],
    ['2026-03-18T18:20:00+08:00', '3 小时 20 分'],
    ['2026-03-18T16:00:00+08:00', '1 小时'],
    ['2026-03-18T15:08:00+08:00', '8 分钟'],
    ['2026-03-18T15:00:30+08:00', '不到 1 分钟'],
    [NOW, null],
    ['2026-03-01', null],
  ])('until %s: %s', (deadline, text) => {
    expect(formatLeft(deadline, NOW)).toBe(text);
  });
});
