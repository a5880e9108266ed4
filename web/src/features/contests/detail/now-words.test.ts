import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { describe, expect, test } from 'vitest';
import { someContestDetail, someTeam } from '../contest-test-rig.ts';
import { contestClock } from './contest-clock.ts';
import { nowOf } from './now-words.ts';

const ME = 1;
const entry = {
  id: 5,
  title: '伞沿上的水',
  status: 'draft',
  status_label: '草稿',
  reason: '',
  updated_at: '2026-11-21T00:00:00.000Z',
} as const;
const invitation = {
  team_id: 4,
  contest_id: 7,
  contest_title: '极光以下',
  team_name: '灯下组',
  captain: { id: 2, nickname: '南枝', avatar: '' },
  members_count: 2,
  invited_at: '2026-11-02T04:00:00.000Z',
};
const mayVote = { ...someContestDetail().can, vote: true };

const cases: readonly [string, Partial<ContestDetail>, string, string | null][] = [
  ['a visitor of an open one', {}, '先报名', '/events/7/register'],
  [
    'one that opens later',
    { countdown: { step: 'registration_opens', label: '', at: '2026-11-01T04:00:00.000Z' } },
    '报名还没开始',
    null,
  ],
  ['its organiser', { is_organiser: true }, '正在报名，已有 318 人', null],
  ['who is invited', { my_invitations: [invitation] }, '南枝邀请你组队', '/events/7/register'],
  ['who has registered', { my_team: someTeam(['南枝']) }, '已经报名，等题目公布', '/events/7/register'],
  ['a looker-on while it runs', { status: 'running' }, '正在创作，等作品公开', null],
  [
    'a team without a work',
    { status: 'running', my_team: someTeam() },
    '把作品交上来，截止前可以反复换',
    '/events/7/submission/new',
  ],
  [
    'a team with a draft',
    { status: 'running', my_team: someTeam(), my_entry: entry },
    '把作品交上来，截止前可以反复换',
    '/events/7/submission/5',
  ],
  [
    'a team that has handed in',
    { status: 'running', my_team: someTeam(), my_entry: { ...entry, status: 'submitted' } },
    '作品已经提交，截止前可以反复换',
    '/events/7/submission/5',
  ],
  [
    'a team that was disqualified',
    {
      status: 'running',
      my_team: someTeam(),
      my_entry: { ...entry, status: 'disqualified', reason: '旧稿' },
    },
    '作品被取消了资格',
    null,
  ],
  ['a voter', { status: 'voting', can: mayVote }, '作品都在这里了，去打分', '/events/7/vote'],
  [
    'a voter again',
    { status: 'voting', can: mayVote, my_ballots_count: 7 },
    '已评 7 件，接着评',
    '/events/7/vote',
  ],
  ['who may not vote', { status: 'voting' }, '正在投票', null],
  ['while it is counted', { status: 'closed' }, '投票结束，正在计票', null],
  ['once it is counted', { status: 'closed', has_results: true }, '投票结束，名次出来了', '#results'],
  ['afterwards', { status: 'announced', has_results: true }, '结果公布了', '#results'],
  ['when it was cancelled', { status: 'cancelled', reason: '人太少' }, '活动取消了', null],
  ['a draft', { status: 'draft' }, '还是草稿', '/events/7/edit'],
];

describe('the dark panel says what to do now', () => {
  test.each(cases)('to %s', (_, part, title, to) => {
    const now = nowOf(someContestDetail(part), ME);
    expect(now.title).toBe(title);
    expect(now.deed?.to ?? null).toBe(to);
  });

  test('a visitor may vote once they have signed in', () => {
    expect(nowOf(someContestDetail({ status: 'voting' }), null).deed?.label).toBe('去投票');
  });

  test('who one is in a team with', () => {
    const { detail } = nowOf(someContestDetail({ my_team: someTeam(['南枝', '阿砚']) }), ME);
    expect(detail).toContain('你和南枝、阿砚一队。');
  });
});

test('the clock has a segment a day, and never fewer than four', () => {
  expect(contestClock(someContestDetail())).toMatchObject({ label: '离开始', segments: 20 });
  const short = {
    countdown: { step: 'submissions_close', label: '', at: '2026-11-22T12:00:00.000Z' },
  } as const;
  expect(contestClock(someContestDetail(short))).toMatchObject({ label: '离交稿', segments: 4 });
  expect(contestClock(someContestDetail({ countdown: null }))).toBeNull();
});
