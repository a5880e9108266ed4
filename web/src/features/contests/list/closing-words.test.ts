import type { ContestStep } from '@zaojie/contract/contests/contest-words';
import { expect, test } from 'vitest';
import { closingOf } from './closing-words.ts';

const now = new Date('2026-11-18T10:00:00+08:00');
const timed = (step: ContestStep, at: string) => ({
  status: 'open' as const,
  announce_at: at,
  countdown: { step, label: '', at },
});

test.each([
  ['starts', '2026-11-24T20:00:00+08:00', '报名还剩 6 天', false],
  ['starts', '2026-11-20T20:00:00+08:00', '报名还剩 2 天', true],
  ['starts', '2026-11-19T00:00:00+08:00', '今天 24:00 截止', true],
  ['starts', '2026-11-19T20:00:00+08:00', '明天 20:00 截止', true],
  ['submissions_close', '2026-11-18T20:00:00+08:00', '今天 20:00 交稿', true],
  ['voting_closes', '2026-11-28T20:00:00+08:00', '投票还剩 10 天', false],
  ['announces', '2026-11-28T12:00:00+08:00', '10 天后公布', false],
  ['registration_opens', '2026-11-28T12:00:00+08:00', '10 天后报名', false],
] as const)('%s at %s reads %s', (step, at, words, isSoon) => {
  expect(closingOf(timed(step, at), now)).toEqual({ words, isSoon });
});

test('what is over says nothing', () => {
  expect(closingOf({ status: 'announced', announce_at: '', countdown: null }, now)).toBeNull();
});
