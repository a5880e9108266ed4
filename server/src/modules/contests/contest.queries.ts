import type { ContestCategory, ContestStatus } from '@zaojie/contract/contests/contest-words';
import type { Criterion } from '@zaojie/contract/contests/contest.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Context } from '../../frame/context.ts';
import type { Db, Tx } from '../../db/database.ts';

export type StoredPrize = { name: string; winners: number; amount_fen: number; words: string };
export type Sponsor = { name: string; link: string };

/** What was added to the rules since, and when. */
export type Addition = { text: string; at: string };

/** What its organiser writes. */
export type ContestText = {
  category: ContestCategory;
  title: string;
  summary: string;
  cover: Picture | null;
  theme: string;
  theme_note: string;
  rules: string;
  criteria: Criterion[];
  prizes: StoredPrize[];
  sponsors: Sponsor[];
  team_max: number;
  prize_pool_fen: number;
  registration_opens_at: Date | null;
  starts_at: Date | null;
  submissions_close_at: Date | null;
  voting_closes_at: Date | null;
  announce_at: Date | null;
};

export type LockedContest = ContestText & {
  id: number;
  organiser_id: number;
  status: ContestStatus;
  reason: string;
  found_words: string[];
  tag_id: number | null;
  entry_count: number;
  last_number: number;
  additions: Addition[];
  proposed_at: Date | null;
  approved_at: Date | null;
  counted_at: Date | null;
  announced_at: Date | null;
};

export const contestColumns = sql`c.id, c.organiser_id, c.status, c.category, c.title, c.summary, c.cover, c.theme,
  c.theme_note, c.rules, c.criteria, c.prizes, c.sponsors, c.team_max, c.prize_pool_fen, c.registration_opens_at,
  c.starts_at, c.submissions_close_at, c.voting_closes_at, c.announce_at, c.reason, c.found_words, c.tag_id,
  c.participant_count, c.team_count, c.entry_count, c.last_number, c.additions, c.proposed_at, c.approved_at, c.counted_at,
  c.announced_at, c.updated_at`;

async function hold(tx: Tx, id: number, lock: 'update' | 'share'): Promise<LockedContest | null> {
  const how = lock === 'share' ? sql`for share` : sql`for no key update`;
  const held = await sql`select from contests where id = ${id} ${how}`.execute(tx);
  if (held.rows.length === 0) return null;
  // Asked once the lock is held: what was written while this waited shows only now.
  const { rows } =
    await sql<LockedContest>`select ${contestColumns} from contests c where c.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Whoever moves a contest, its teams or its entries takes turns by this row. */
export const lockContest = (tx: Tx, id: number) => hold(tx, id, 'update');
/** Voters don't wait for each other, only for the close of the vote. */
export const shareContest = (tx: Tx, id: number) => hold(tx, id, 'share');

/**
 * The hour that deadlines are kept by: the database's, which all processes share, moved by as much as this process's own
 * clock is moved. Asked with the contest held, so whoever waited for it is late if it became late meanwhile.
 */
export async function hourOf(tx: Tx, { now }: Pick<Context, 'now'>): Promise<Date> {
  const movedMs = now().getTime() - Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database has no clock');
  // Less than a second is what asking for both clocks took.
  return Math.abs(movedMs) < 1000 ? row.now : new Date(row.now.getTime() + movedMs);
}

const asColumns = (text: ContestText) => ({
  ...text,
  cover: text.cover === null ? null : JSON.stringify(text.cover),
  criteria: JSON.stringify(text.criteria),
  prizes: JSON.stringify(text.prizes),
  sponsors: JSON.stringify(text.sponsors),
});

export async function insertContest(
  tx: Tx,
  organiserId: number,
  text: ContestText,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('contests')
    .values({
      ...asColumns(text),
      organiser_id: organiserId,
      status: 'draft',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateContest(tx: Tx, id: number, text: ContestText, now: Date): Promise<void> {
  await tx
    .updateTable('contests')
    .set({ ...asColumns(text), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function amend(
  tx: Tx,
  id: number,
  { summary, sponsors, additions }: Pick<LockedContest, 'summary' | 'sponsors' | 'additions'>,
): Promise<void> {
  await sql`update contests set summary = ${summary}, sponsors = ${JSON.stringify(sponsors)}::jsonb,
      additions = ${JSON.stringify(additions)}::jsonb,
      as_approved = coalesce(as_approved, jsonb_build_object('summary', summary, 'sponsors', sponsors))
    where id = ${id}`.execute(tx);
}

/** Back to how it was approved; false where nothing was said since. */
export async function takeAmendments(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update contests set
      taken_words = jsonb_build_object('summary', summary, 'sponsors', sponsors, 'additions', additions),
      summary = as_approved ->> 'summary', sponsors = as_approved -> 'sponsors', additions = '[]', as_approved = null
    where id = ${id} and as_approved is not null`.execute(tx);
  return numAffectedRows > 0n;
}

/** What was said since then stays below it. */
export async function giveAmendmentsBack(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update contests set
      as_approved = coalesce(as_approved, jsonb_build_object('summary', summary, 'sponsors', sponsors)),
      summary = taken_words ->> 'summary', sponsors = taken_words -> 'sponsors',
      additions = (taken_words -> 'additions') || additions, taken_words = null
    where id = ${id} and taken_words is not null`.execute(tx);
  return numAffectedRows > 0n;
}

export async function deleteContest(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('contests').where('id', '=', id).execute();
}

export type ContestChange = Partial<
  Pick<
    LockedContest,
    | 'reason'
    | 'found_words'
    | 'tag_id'
    | 'proposed_at'
    | 'approved_at'
    | 'counted_at'
    | 'announced_at'
    | 'registration_opens_at'
    | 'starts_at'
    | 'submissions_close_at'
    | 'voting_closes_at'
    | 'announce_at'
  >
>;

export const tabOf = (status: ContestStatus): string | null => {
  if (status === 'open' || status === 'running' || status === 'voting') return status;
  return status === 'closed' || status === 'announced' ? 'ended' : null;
};

/** With the counts of the lists that it leaves and comes to. */
export async function setState(
  tx: Tx,
  contest: LockedContest,
  { status, ...change }: ContestChange & { status: ContestStatus },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('contests')
    .set({ ...change, status, updated_at: now })
    .where('id', '=', contest.id)
    .execute();
  const [from, to] = [tabOf(contest.status), tabOf(status)];
  if (from === to) return;
  const steps = [
    ...(from === null ? [] : [{ tab: from, by: -1 }]),
    ...(to === null ? [] : [{ tab: to, by: 1 }]),
  ].sort((a, b) => a.tab.localeCompare(b.tab));
  for (const { tab, by } of steps) {
    await sql`
      insert into contest_counts as n (tab, category, contest_count) values (${tab}, ${contest.category}, greatest(${by}::int, 0))
      on conflict (tab, category) do update set contest_count = n.contest_count + ${by}::int`.execute(tx);
  }
}

export async function countUnproposed(db: Db, organiserId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contests
    where organiser_id = ${organiserId} and status in ('draft', 'proposed', 'rejected')`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function moveCounts(
  tx: Tx,
  id: number,
  by: { participants?: number; teams?: number; entries?: number },
): Promise<void> {
  await sql`
    update contests set participant_count = participant_count + ${by.participants ?? 0},
      team_count = team_count + ${by.teams ?? 0}, entry_count = entry_count + ${by.entries ?? 0}
    where id = ${id}`.execute(tx);
}

/** The title that a prize was paid for, in the lists of money. */
export function titleOfContest(contestId: ReturnType<typeof sql.ref>) {
  return sql<string | null>`(select k.title from contests k where k.id = ${contestId})`;
}
