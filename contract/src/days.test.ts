import { describe, expect, test } from 'vitest';
import { dayAfter, dayInShanghai, daysBetween, endOfDay, isDay } from './days.ts';

describe('days in Shanghai', () => {
  test('the day changes at 16:00 of universal time', () => {
    expect(dayInShanghai(new Date('2026-02-28T15:59:59Z'))).toBe('2026-02-28');
    expect(dayInShanghai(new Date('2026-02-28T16:00:00Z'))).toBe('2026-03-01');
    expect(endOfDay('2026-02-28').toISOString()).toBe('2026-02-28T16:00:00.000Z');
  });

  test('counting goes over months and leap days', () => {
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2026-12-31', 7)).toBe('2027-01-07');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-02-27', '2026-03-02')).toBe(3);
    expect(daysBetween('2026-03-02', '2026-02-27')).toBe(-3);
  });

  test.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['1999-01-01', false],
    ['2026-2-1', false],
    ['', false],
    [20260101, false],
  ])('%j', (value, itIs) => {
    expect(isDay(value)).toBe(itIs);
  });
});
