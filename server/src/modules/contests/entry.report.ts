import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { Refusal } from '../../frame/refusal.ts';
import { showsEntries } from './contest.policy.ts';
import { findEntry } from './entries/entry.queries.ts';
import { disqualify } from './running/run-entries.ts';

/** From the moment it is handed in: what the word filter finds is looked at before the vote opens. */
async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select e.id, t.captain_id as "ownerId", e.title, e.description as excerpt,
      '/events/' || e.contest_id || '/vote?entry=' || e.id as link
    from contest_entries e join contest_teams t on t.id = e.team_id join contests c on c.id = e.contest_id
    where e.id = any(${[...ids]}::bigint[]) and e.status = 'submitted' and c.status in ('running', 'voting', 'closed', 'announced')`.execute(
    db,
  );
  return rows;
}

/** Before the vote nobody else has seen one. */
async function isOpenTo(db: Db, { id }: ReportedThing): Promise<boolean> {
  const entry = await findEntry(db, id, null);
  return entry !== null && showsEntries(entry.contest.status);
}

const REASON = '被举报，经核实不符合规则';

/** Taken away is taken out of the contest; what was announced stays as it is. */
async function remove(tx: Tx, id: number, now: Date): Promise<boolean> {
  try {
    await disqualify(tx, { entryId: id, reason: REASON, now });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export const entryReport: ReportTarget = { kind: 'entry', list: listReported, isOpenTo, remove };
