import { expect, test } from 'vitest';
import { clockOf, minuteOf, quietSpan } from './clock-time.ts';

test.each([
  [0, '00:00'],
  [485, '08:05'],
  [1380, '23:00'],
  [1439, '23:59'],
])('minute %d of the day is %s', (minute, clock) => {
  expect(clockOf(minute)).toBe(clock);
  expect(minuteOf(clock)).toBe(minute);
});

test.each(['', '8:00', '24:00', '12:60', '12:00:30', 'ab:cd'])('%j is no complete time', (clock) => {
  expect(minuteOf(clock)).toBeNull();
});

test('hours over midnight say so, and equal ends are the whole day', () => {
  expect(quietSpan(1380, 480)).toBe('每天 23:00 至次日 08:00');
  expect(quietSpan(720, 840)).toBe('每天 12:00 至 14:00');
  expect(quietSpan(60, 60)).toBe('全天');
});
