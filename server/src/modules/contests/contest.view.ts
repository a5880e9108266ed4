import {
  contestCategories,
  contestStatuses,
  contestSteps,
  contestTabNames,
  type ContestStep,
} from '@zaojie/contract/contests/contest-words';
import type { ContestCard, Prize } from '@zaojie/contract/contests/contest.schemas';
import { yuanOf } from '@zaojie/contract/money';
import type { CardRow } from './contest-rows.ts';
import { tabOf, type StoredPrize } from './contest.queries.ts';

export const viewPrizes = (prizes: readonly StoredPrize[]): Prize[] =>
  prizes.map(({ name, winners, amount_fen: fen, words }) => ({ name, winners, amount: yuanOf(fen), words }));

function countdownOf(row: CardRow, now: Date): ContestCard['countdown'] {
  const to = (step: ContestStep, at: Date) => ({ step, label: contestSteps[step], at: at.toISOString() });
  switch (row.status) {
    case 'open':
      return now < row.registration_opens_at
        ? to('registration_opens', row.registration_opens_at)
        : to('starts', row.starts_at);
    case 'running':
      return to('submissions_close', row.submissions_close_at);
    case 'voting':
      return to('voting_closes', row.voting_closes_at);
    case 'closed':
      return to('announces', row.announce_at);
    default:
      return null;
  }
}

/** Before the vote nobody is told how many have handed in. */
const shownEntries = ({ status, entry_count: count }: CardRow) =>
  status === 'voting' || status === 'closed' || status === 'announced' ? count : 0;

export function viewCard(row: CardRow, now: Date): ContestCard {
  const tab = tabOf(row.status);
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    category: row.category,
    category_name: contestCategories[row.category],
    cover: row.cover,
    status: row.status,
    status_label: contestStatuses[row.status],
    tab: contestTabNames.find((name) => name === tab) ?? null,
    prize_pool: yuanOf(row.prize_pool_fen),
    team_max: row.team_max,
    participant_count: row.participant_count,
    team_count: row.team_count,
    entry_count: shownEntries(row),
    registration_opens_at: row.registration_opens_at.toISOString(),
    starts_at: row.starts_at.toISOString(),
    submissions_close_at: row.submissions_close_at.toISOString(),
    voting_closes_at: row.voting_closes_at.toISOString(),
    announce_at: row.announce_at.toISOString(),
    countdown: countdownOf(row, now),
    organiser: { id: row.organiser_id, nickname: row.nickname, avatar: row.avatar },
    is_registered: row.is_registered,
  };
}
