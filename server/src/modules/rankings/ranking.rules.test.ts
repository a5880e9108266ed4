import { describe, expect, test } from 'vitest';
import {
  beginOfPeriod,
  daysBefore,
  endOfPeriod,
  likesMissing,
  nextPlace,
  rankingDay,
  rootPoints,
} from './ranking.rules.ts';

describe('a day begins at six in Shanghai', () => {
  test.each([
    ['2026-11-16T21:59:59Z', '2026-11-16'],
    ['2026-11-16T22:00:00Z', '2026-11-17'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
    ['2024-02-28T22:30:00Z', '2024-02-29'],
  ])('%s is on %s', (now, day) => {
    expect(rankingDay(new Date(now))).toBe(day);
    expect(endOfPeriod(day).getTime()).toBeLessThanOrEqual(Date.parse(now) + 86_400_000);
  });

  test('its period ends where it begins', () => {
    expect(endOfPeriod('2026-11-17').toISOString()).toBe('2026-11-16T22:00:00.000Z');
    expect(rankingDay(endOfPeriod('2026-11-17'))).toBe('2026-11-17');
    expect(beginOfPeriod('week', '2026-11-17').toISOString()).toBe('2026-11-09T22:00:00.000Z');
    expect(beginOfPeriod('month', '2026-11-17').toISOString()).toBe('2026-10-17T22:00:00.000Z');
    expect(beginOfPeriod('all', '2026-11-17').getTime()).toBe(0);
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  });
});

test.each([
  [1, 10],
  [2, 14],
  [4, 20],
  [100, 100],
])('%d likes of one person are %d points', (likes, points) => {
  expect(rootPoints(10, likes)).toBe(points);
});

test.each([
  [128, 900, 100],
  [1, 900, null],
  [2, 900, 1],
  [4, 900, 3],
  [1000, 1000, 500],
  [null, 20, null],
  [null, 1000, 1000],
])('from place %s of %d the next is %s', (place, total, next) => {
  expect(nextPlace(place, total)).toBe(next);
});

test('who is level with somebody lacks one like more', () => {
  expect(likesMissing(100, 100)).toBe(1);
  expect(likesMissing(100, 109)).toBe(1);
  expect(likesMissing(100, 110)).toBe(2);
});
