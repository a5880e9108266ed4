import { expect, test } from 'vitest';
import {
  afterFailure,
  delaySecondsAfter,
  isForgotten,
  secondsLocked,
  type GuardState,
} from './login-guard.rules.ts';

const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000);

test.each([
  [0, 0],
  [9, 0],
  [10, 30],
  [11, 60],
  [12, 120],
  [14, 480],
  [15, 900],
  [1000, 900],
])('after %i failures one waits %i s', (failures, seconds) => {
  expect(delaySecondsAfter(failures)).toBe(seconds);
});

test('failures in one window add up', () => {
  let state: GuardState | null = null;
  for (let i = 0; i < 10; i++) state = afterFailure(state, at(i));
  expect(state).toMatchObject({ failures: 10, lockedUntil: at(9 + 30) });
  expect(secondsLocked(state, at(9))).toBe(30);
  expect(secondsLocked(state, at(39))).toBe(0);
});

test('a window is forgotten 15 minutes after it began, or after the last lock', () => {
  const open: GuardState = { failures: 9, windowStartedAt: at(0), lockedUntil: null };
  expect(isForgotten(open, at(900))).toBe(false);
  expect(isForgotten(open, at(901))).toBe(true);
  expect(afterFailure(open, at(901))).toMatchObject({ failures: 1, windowStartedAt: at(901) });
  const locked: GuardState = { failures: 12, windowStartedAt: at(0), lockedUntil: at(800) };
  expect(isForgotten(locked, at(1600))).toBe(false);
  expect(afterFailure(locked, at(1600))).toMatchObject({ failures: 13 });
});
