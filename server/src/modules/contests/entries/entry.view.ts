import { contestStatuses, entryStatuses } from '@zaojie/contract/contests/contest-words';
import type { Ballot, EntryCard, EntryDetail, ResultRow } from '@zaojie/contract/contests/entry.schemas';
import { yuanOf } from '@zaojie/contract/money';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Viewer } from '../../../frame/context.ts';
import { showsAuthors, showsEntries } from '../contest.policy.ts';
import { prizeOfPlace } from '../results/prizes.rules.ts';
import type { ContestFacts, EntryInContest, EntryRow, StoredFile, StoredPicture } from './entry.queries.ts';

const EXCERPT_CHARACTERS = 100;

export const viewPicture = ({ url, width, height, blur, widths }: StoredPicture): Picture => ({
  url,
  width,
  height,
  blur,
  widths,
});
export const viewFile = (file: StoredFile | null): EntryDetail['file'] =>
  file && { name: file.name, size: file.size, mime: file.mime, sha256: file.sha256 };

export const viewContestLabel = (contest: ContestFacts): EntryDetail['contest'] => ({
  id: contest.id,
  title: contest.title,
  category: contest.category,
  status: contest.status,
  status_label: contestStatuses[contest.status],
  submissions_close_at: new Date(contest.submissions_close_at).toISOString(),
  voting_closes_at: new Date(contest.voting_closes_at).toISOString(),
  criteria: contest.criteria,
});

type Shown = Pick<ContestFacts, 'status' | 'counted_at'>;
const round = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);
const hasResults = ({ status, counted_at: countedAt }: Shown) => showsAuthors(status) && countedAt !== null;

/** Nobody is named before the vote is over, and no rank is shown before it is worked out. */
export function viewEntryCard(row: EntryRow, contest: Shown): EntryCard {
  const isNamed = showsAuthors(contest.status);
  const isRanked = hasResults(contest);
  const [cover] = row.screenshots;
  return {
    id: row.id,
    contest_id: row.contest_id,
    number: row.number ?? 0,
    title: row.title,
    excerpt: [...row.description].slice(0, EXCERPT_CHARACTERS).join(''),
    cover: cover ? viewPicture(cover) : null,
    ballot_count: row.ballot_count,
    authors: isNamed ? row.authors : null,
    team_name: isNamed ? row.team_name : null,
    rank: isRanked ? row.rank : null,
    score: isRanked ? round(row.score) : null,
    is_mine: row.is_mine,
  };
}

export function viewScores(row: EntryRow, { criteria }: Pick<ContestFacts, 'criteria'>) {
  return criteria.flatMap(({ id, name, weight }, index) => {
    const score = round(row.criteria_scores?.[index] ?? null);
    return score === null ? [] : [{ criterion_id: id, name, weight, score }];
  });
}

/** Their own team's at any time; everybody's once it can be voted on. What was disqualified is gone for others. */
export function canSeeEntry(viewer: Viewer | null, row: EntryInContest): boolean {
  if (row.is_mine) return true;
  if (viewer?.role === 'admin' && row.status !== 'draft') return true;
  return row.status === 'submitted' && showsEntries(row.contest.status);
}

export const isVoteOpen = (contest: Pick<ContestFacts, 'status' | 'voting_closes_at'>, now: Date): boolean =>
  contest.status === 'voting' && now < new Date(contest.voting_closes_at);

type Seen = { viewer: Viewer | null; ballot: Ballot | null; now: Date };

export function viewEntry(row: EntryInContest, { viewer, ballot, now }: Seen): EntryDetail {
  const { contest } = row;
  const isAdmin = viewer?.role === 'admin';
  const isShown = row.status === 'submitted';
  return {
    ...viewEntryCard(row, contest),
    contest: viewContestLabel(contest),
    description: row.description,
    link: row.link,
    file: viewFile(row.file),
    screenshots: row.screenshots.map(viewPicture),
    status: row.status,
    status_label: entryStatuses[row.status],
    reason: row.is_mine || isAdmin ? row.reason : '',
    submitted_at: row.submitted_at?.toISOString() ?? null,
    criteria_scores: hasResults(contest) ? viewScores(row, contest) : [],
    my_ballot: ballot,
    server_time: now.toISOString(),
    can: {
      download: row.file !== null,
      report: isShown && !row.is_mine,
      vote: isShown && !row.is_mine && isVoteOpen(contest, now),
      edit:
        row.is_mine &&
        row.status !== 'disqualified' &&
        contest.status === 'running' &&
        now < new Date(contest.submissions_close_at),
      disqualify: isAdmin && isShown && contest.status !== 'announced' && contest.status !== 'cancelled',
    },
  };
}

export function viewResult(row: EntryRow, contest: ContestFacts): ResultRow {
  const prize = prizeOfPlace(contest.prizes, row.rank ?? 0);
  return {
    ...viewEntryCard(row, contest),
    rank: row.rank ?? 0,
    criteria_scores: viewScores(row, contest),
    prize:
      prize && row.ballot_count > 0
        ? {
            name: prize.name,
            amount: yuanOf(prize.amount_fen),
            words: prize.words,
            is_paid: contest.status === 'announced',
          }
        : null,
  };
}
