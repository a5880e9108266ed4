import { describe, expect, test } from 'vitest';
import { defaultSettings, isQuietAt, isWanted } from './settings.rules.ts';

/** A moment by the clocks in Shanghai. */
const at = (time: string) => new Date(`2026-03-01T${time}+08:00`);
const hours = (from: number, to: number) => ({
  quiet_enabled: true,
  quiet_from: from * 60,
  quiet_to: to * 60,
});

describe('quiet hours', () => {
  test.each([
    ['over midnight, before', hours(23, 8), '22:59:59', false],
    ['over midnight, first minute', hours(23, 8), '23:00:00', true],
    ['over midnight, at midnight', hours(23, 8), '00:00:00', true],
    ['over midnight, last minute', hours(23, 8), '07:59:59', true],
    ['over midnight, after', hours(23, 8), '08:00:00', false],
    ['over midnight, noon', hours(23, 8), '12:00:00', false],
    ['within a day, before', hours(12, 14), '11:59:59', false],
    ['within a day, first minute', hours(12, 14), '12:00:00', true],
    ['within a day, last minute', hours(12, 14), '13:59:59', true],
    ['within a day, after', hours(12, 14), '14:00:00', false],
    ['from midnight', hours(0, 6), '00:00:00', true],
    ['until midnight', hours(20, 0), '23:59:59', true],
    ['until midnight, after', hours(20, 0), '00:00:00', false],
    ['the whole day', hours(9, 9), '03:00:00', true],
    ['switched off', { ...hours(23, 8), quiet_enabled: false }, '23:30:00', false],
  ])('%s', (_name, quiet, time, expected) => {
    expect(isQuietAt(quiet, at(time))).toBe(expected);
  });
});

test.each(['at', 'like', 'follow'] as const)('%s notices are wanted until they are switched off', (type) => {
  expect(isWanted(defaultSettings, type)).toBe(true);
  expect(isWanted({ ...defaultSettings, [`notify_${type}`]: false }, type)).toBe(false);
});

test('system notices are always wanted', () => {
  const nothing = { ...defaultSettings, notify_at: false, notify_like: false, notify_follow: false };
  expect(isWanted(nothing, 'system')).toBe(true);
});
