import type { ResultRow } from '@zaojie/contract/contests/entry.schemas';
import { expect, test } from 'vitest';
import { payoutsOf } from './prize-shares.ts';

const row = (rank: number, amount: number | null, names: readonly string[]): ResultRow => ({
  id: rank,
  contest_id: 1,
  number: rank,
  title: `第${rank}件`,
  excerpt: '',
  cover: null,
  ballot_count: 3,
  authors: names.map((nickname, index) => ({ id: rank * 10 + index, nickname, avatar: '' })),
  team_name: '',
  rank,
  score: 4,
  is_mine: false,
  criteria_scores: [],
  prize: amount === null ? null : { name: '一等', amount, words: '', is_paid: false },
});

test('a team shares evenly, and the captain gets what does not divide', () => {
  const [payout, ...others] = payoutsOf([row(1, 100, ['白鹭', '半夏', '南枝']), row(2, null, ['阿砚'])]);
  expect(others).toEqual([]);
  expect(payout?.shares.map(({ fen }) => fen)).toEqual([3334, 3333, 3333]);
});
