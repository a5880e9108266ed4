import type { listOwnBallots as endpoint } from '@zaojie/contract/contests/ballot.endpoints';
import { ballotErrors } from '@zaojie/contract/contests/contest.errors';
import type { Action } from '../../../frame/action.ts';
import { pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { showsEntries } from '../contest.policy.ts';
import { isVoteOpen, viewContestLabel, viewEntryCard } from '../entries/entry.view.ts';
import { findListing } from '../entries/list-entries.ts';
import { cut, placeOf } from '../organising/list-own.ts';
import { countBallots, ownBallotsQuery, viewBallot } from './ballot.queries.ts';

/** Nobody but the voter reads a ballot. */
export const listOwnBallots: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage } = query;
  const contest = await findListing(db, query.id, viewer);
  if (!showsEntries(contest.status)) throw new Refusal(ballotErrors.notOpen);
  const voter = { contestId: contest.id, voterId: viewer.userId };
  const list = { ...voter, limit: perPage, offset: (page - 1) * perPage, after: placeOf(query.cursor) };
  const [{ rows }, progress] = await Promise.all([
    ownBallotsQuery(list).execute(db),
    countBallots(db, voter),
  ]);
  const { shown, next } = cut(rows, perPage);
  const now = context.now();
  return {
    ...pageOf(
      shown.map((row) => ({ entry: viewEntryCard(row, contest), ...viewBallot(row.ballot) })),
      { total: progress.rated + progress.skipped, page, perPage },
    ),
    next_cursor: next,
    contest: viewContestLabel(contest),
    rated_count: progress.rated,
    skipped_count: progress.skipped,
    total_count: progress.total,
    can_change: isVoteOpen(contest, now),
    server_time: now.toISOString(),
  };
};
