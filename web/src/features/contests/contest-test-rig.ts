import type { ContestCard, ContestDetail } from '@zaojie/contract/contests/contest.schemas';

const organiser = { id: 9, nickname: '造界', avatar: '' };

export function someContest(part: Partial<ContestCard> = {}): ContestCard {
  return {
    id: 7,
    title: '极光以下：48 小时插画赛',
    summary: '从空白画布画到能挂上墙。',
    category: 'art',
    category_name: '美术',
    cover: null,
    status: 'open',
    status_label: '报名中',
    tab: 'open',
    prize_pool: 20_000,
    team_max: 3,
    participant_count: 318,
    team_count: 204,
    entry_count: 0,
    registration_opens_at: '2026-11-01T04:00:00.000Z',
    starts_at: '2026-11-20T12:00:00.000Z',
    submissions_close_at: '2026-11-22T12:00:00.000Z',
    voting_closes_at: '2026-11-29T12:00:00.000Z',
    announce_at: '2026-11-30T04:00:00.000Z',
    countdown: { step: 'starts', label: '报名截止', at: '2026-11-20T12:00:00.000Z' },
    organiser,
    is_registered: false,
    ...part,
  };
}

const nothing = {
  edit: false,
  amend: false,
  propose: false,
  withdraw: false,
  delete: false,
  register: false,
  submit: false,
  vote: false,
  approve: false,
  reject: false,
  edit_times: false,
  advance: false,
  disqualify: false,
  cancel: false,
  announce: false,
};

export function someContestDetail(part: Partial<ContestDetail> = {}): ContestDetail {
  return {
    ...someContest(),
    theme: null,
    rules: '<ol><li>旧稿不能用</li></ol>',
    additions: [],
    prizes: [{ name: '一等', winners: 1, amount: 10_000, words: '' }],
    criteria: [{ id: 1, name: '切题', about: '看得出题目', weight: 100 }],
    sponsors: [],
    tag: null,
    is_organiser: false,
    my_team: null,
    my_invitations: [],
    my_entry: null,
    my_ballots_count: 0,
    has_results: false,
    reason: '',
    announced_at: null,
    server_time: '2026-11-18T00:00:00.000Z',
    can: nothing,
    ...part,
  };
}

export function someTeam(others: readonly string[] = []): NonNullable<ContestDetail['my_team']> {
  const names = ['我', ...others];
  return {
    id: 3,
    contest_id: 7,
    name: '灯下组',
    shown_name: '灯下组',
    captain_id: 1,
    members: names.map((nickname, index) => ({
      user: { id: index + 1, nickname, avatar: '' },
      is_captain: index === 0,
      joined_at: '2026-11-02T04:00:00.000Z',
    })),
    can: { rename: true, invite: true, remove: true, leave: true },
  };
}
