import { expect, test } from 'vitest';
import { at, DAY, HOUR, makeCard } from '../order-test-rig.ts';
import { segmentsPassed } from '../../../ui/clock/clock-face.ts';
import { leftShown, leftWords } from '../../../ui/clock/left-words.ts';
import { clockFace } from './clock-face.ts';

const MINUTE = 60_000;

test.each([
  [4 * DAY + 6 * HOUR + 59 * MINUTE, '4 天 6 小时'],
  [2 * DAY, '2 天'],
  [6 * HOUR + 24 * MINUTE, '6 小时 24 分'],
  [HOUR, '1 小时'],
  [9 * MINUTE + 5_000, '9 分 05 秒'],
  [4_000, '0 分 04 秒'],
])('%i ms left reads %s', (ms, words) => {
  expect(leftWords(ms)).toBe(words);
});

test('a clock is drawn anew by the minute, in its last hour by the second, and stops at nothing', () => {
  expect(leftShown(2 * HOUR + 31_000)).toBe(2 * HOUR);
  expect(leftShown(59 * MINUTE + 200)).toBe(59 * MINUTE + 1_000);
  expect(leftShown(0)).toBe(0);
  expect(leftShown(-5)).toBe(0);
  expect(leftShown(Number.NaN)).toBe(0);
});

const timed = (status: Parameters<typeof makeCard>[0], deadline: string | null) => {
  const card = makeCard(status);
  return { ...card, now: { ...card.now, deadline } };
};

test.each([
  ['pending_deposit', 6 * HOUR, '距自动取消', 24, 18],
  ['pending_confirm', 2 * DAY + HOUR, '距自动取消', 3, 0],
  ['delivered', 4 * DAY + 6 * HOUR, '距自动验收', 7, 2],
  ['refunding', DAY, '距自动同意', 3, 2],
  ['disputing', HOUR, '距举证结束', 3, 2],
] as const)('%s counts down in its own steps', (status, left, label, segments, passed) => {
  const face = clockFace(timed({ status }, at(left)));
  expect(face).toMatchObject({ label, segments });
  expect(face && segmentsPassed(face, left)).toBe(passed);
});

test('work counts its own days, at most thirty of them; another deadline than its end has no beginning', () => {
  const work = (days: number) =>
    clockFace(
      timed(
        { status: 'in_progress', schedule_start_time: at(-4 * DAY), schedule_end_time: at((days - 4) * DAY) },
        at((days - 4) * DAY),
      ),
    );
  expect(work(12)).toMatchObject({ label: '距截稿', segments: 12 });
  expect(work(90)?.segments).toBe(30);
  expect(clockFace(timed({ status: 'in_progress' }, at(DAY)))).toMatchObject({ label: '还剩', segments: 0 });
  expect(clockFace(timed({}, null))).toBeNull();
});
