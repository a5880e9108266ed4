import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { peopleApartFrom } from '../users/index.ts';

export type LookRound = {
  /** Whatever transaction is older than this has been seen. */
  horizon: string;
  /** Whether a document may have changed since an earlier horizon. */
  has_changed: boolean;
  /** Whether there is anybody whom the viewer doesn't see. */
  is_apart: boolean;
};

const looking = statement<{ since: string; viewerId: number }, LookRound>(
  ({ since, viewerId }) => sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      exists (select 1 from search_changes where xid >= ${since}::xid8) as has_changed,
      exists (${peopleApartFrom(viewerId)}) as is_apart`,
);

export async function findChange(db: Db, since: string, viewerId: number): Promise<LookRound> {
  const [row] = await looking(db, { since, viewerId });
  if (!row) throw new Error('a select without a from gives a row');
  return row;
}

const KEPT_MS = 3_600_000;

/** Nothing is remembered for as long as that. */
export async function sweepChanges(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('search_changes')
    .where('made_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
