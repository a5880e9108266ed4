import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { isBlockedBy } from './blocks/block.queries.ts';
import { shownName } from './person.sql.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select u.id, u.id as "ownerId", ${shownName()} as title, u.bio as excerpt, '/user/' || u.id as link
    from users u where u.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** To somebody who is blocked the person looks as if they were gone. */
export const userReport: ReportTarget = {
  kind: 'person',
  list: listReported,
  isOpenTo: async (db, { id }, readerId) => !(await isBlockedBy(db, id, readerId)),
};
