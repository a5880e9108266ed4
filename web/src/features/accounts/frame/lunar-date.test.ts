import { describe, expect, it } from 'vitest';
import { lunarDate } from './lunar-date.ts';

describe('lunarDate', () => {
  it.each([
    [new Date(2026, 1, 17, 12), '丙午年正月初一'],
    [new Date(2026, 9, 18, 12), '丙午年九月初九'],
    [new Date(2025, 7, 10, 12), '乙巳年闰六月十七'],
  ])('writes %s as %s', (day, written) => {
    expect(lunarDate(day)).toBe(written);
  });
});
