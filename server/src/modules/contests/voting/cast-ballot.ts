import type * as endpoints from '@zaojie/contract/contests/ballot.endpoints';
import type { SkipReason } from '@zaojie/contract/contests/contest-words';
import { ballotErrors, contestErrors, entryErrors } from '@zaojie/contract/contests/contest.errors';
import type { BallotForm } from '@zaojie/contract/contests/contest-forms.schemas';
import type { BallotPaper } from '@zaojie/contract/contests/entry.schemas';
import type { Criterion } from '@zaojie/contract/contests/contest.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { showsAuthors } from '../contest.policy.ts';
import { hourOf, shareContest, type LockedContest } from '../contest.queries.ts';
import { findEntry, type ContestFacts, type EntryInContest } from '../entries/entry.queries.ts';
import { findListing } from '../entries/list-entries.ts';
import { viewContestLabel, viewEntry } from '../entries/entry.view.ts';
import { countBallots, findBallot, findNext, writeBallot } from './ballot.queries.ts';

function checkVote(contest: Pick<LockedContest, 'status'>, closes: Date | null, now: Date): void {
  if (showsAuthors(contest.status)) throw new Refusal(ballotErrors.closed);
  if (contest.status !== 'voting') throw new Refusal(ballotErrors.notOpen);
  if (closes === null || now >= closes) throw new Refusal(ballotErrors.closed);
}

type Asking = { viewer: Viewer; now: Date };

async function showEntry(db: Db, id: number, { viewer, now }: Asking) {
  const [row, ballot] = await Promise.all([
    findEntry(db, id, viewer.userId),
    findBallot(db, id, viewer.userId),
  ]);
  return row && { row, view: viewEntry(row, { viewer, ballot, now }) };
}

async function paperOf(
  db: Db,
  contest: ContestFacts,
  asking: Asking & { entryId: number | null },
): Promise<BallotPaper> {
  const voter = { contestId: contest.id, voterId: asking.viewer.userId };
  const [id, progress] = await Promise.all([asking.entryId ?? findNext(db, voter), countBallots(db, voter)]);
  const shown = id === null ? null : await showEntry(db, id, asking);
  if (asking.entryId !== null) checkEntry(shown?.row ?? null, contest.id);
  return {
    contest: viewContestLabel(contest),
    entry: shown?.view ?? null,
    rated_count: progress.rated,
    skipped_count: progress.skipped,
    total_count: progress.total,
    server_time: asking.now.toISOString(),
  };
}

function checkEntry(row: EntryInContest | null, contestId: number): asserts row is EntryInContest {
  if (row?.status !== 'submitted' || row.contest_id !== contestId) throw new Refusal(entryErrors.notFound);
  if (row.is_mine) throw new Refusal(ballotErrors.ownEntry);
}

export const getBallotPaper: Action<typeof endpoints.getBallotPaper> = async (context, { query }) => {
  const { db, viewer } = context;
  const now = context.now();
  const contest = await findListing(db, query.id, viewer);
  if (contest.status === 'cancelled') throw new Refusal(contestErrors.notFound);
  checkVote(contest, new Date(contest.voting_closes_at), now);
  return paperOf(db, contest, { viewer, now, entryId: query.entry_id });
};

type Casting = { entryId: number; voterId: number; now: Date };

/** The entry, held in a vote that is open: the close waits for this, or this comes too late. */
async function holdEntry(
  tx: Tx,
  context: Pick<ContextFor<'member'>, 'now'>,
  { entryId, voterId }: Omit<Casting, 'now'>,
): Promise<{ row: EntryInContest; now: Date }> {
  const seen = await findEntry(tx, entryId, voterId);
  const contest = seen && (await shareContest(tx, seen.contest_id));
  if (!contest || seen.status === 'draft') throw new Refusal(entryErrors.notFound);
  const now = await hourOf(tx, context);
  checkVote(contest, contest.voting_closes_at, now);
  await sql`select from contest_entries where id = ${entryId} for no key update`.execute(tx);
  const row = await findEntry(tx, entryId, voterId);
  checkEntry(row, contest.id);
  return { row, now };
}

/** One score for each criterion, in their order. */
function scoresOf(criteria: readonly Criterion[], given: BallotForm['scores']): number[] {
  const byId = new Map(given.map(({ criterion_id: id, score }) => [id, score]));
  const scores = criteria.flatMap(({ id }) => byId.get(id) ?? []);
  if (scores.length !== criteria.length || given.length !== criteria.length) {
    throw new Refusal(ballotErrors.wrongScores);
  }
  return scores;
}

type Clock = Pick<ContextFor<'member'>, 'now'>;

export async function cast(tx: Tx, clock: Clock, voterId: number, form: BallotForm): Promise<EntryInContest> {
  const { row, now } = await holdEntry(tx, clock, { entryId: form.entry_id, voterId });
  const scores = scoresOf(row.contest.criteria, form.scores);
  const where = { entryId: row.id, contestId: row.contest_id, voterId };
  await writeBallot(tx, where, { scores, skipReason: null }, now);
  return row;
}

export async function skip(
  tx: Tx,
  clock: Clock,
  voterId: number,
  form: { entry_id: number; reason: SkipReason },
): Promise<EntryInContest> {
  const { row, now } = await holdEntry(tx, clock, { entryId: form.entry_id, voterId });
  const before = await findBallot(tx, row.id, voterId);
  if (before && before.scores !== null) throw new Refusal(ballotErrors.alreadyRated);
  const where = { entryId: row.id, contestId: row.contest_id, voterId };
  await writeBallot(tx, where, { scores: null, skipReason: form.reason }, now);
  return row;
}

export const castBallot: Action<typeof endpoints.castBallot> = async (context, { body }) => {
  const { viewer } = context;
  const paper = await context.transaction(async (tx) => {
    const { contest } = await cast(tx, context, viewer.userId, body);
    return paperOf(tx, contest, { viewer, now: context.now(), entryId: null });
  });
  return new Answer('已提交', paper);
};

export const skipEntry: Action<typeof endpoints.skipEntry> = async (context, { body }) => {
  const { viewer } = context;
  const paper = await context.transaction(async (tx) => {
    const { contest } = await skip(tx, context, viewer.userId, body);
    return paperOf(tx, contest, { viewer, now: context.now(), entryId: null });
  });
  return new Answer('已跳过', paper);
};
