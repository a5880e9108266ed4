import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../../frame/report-target.ts';
import { lockUsers } from '../../users/index.ts';
import { removeSeries } from './series.queries.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select id, user_id as "ownerId", title, description as excerpt, '/series/' || id as link from post_series
    where id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

async function remove(tx: Tx, id: number): Promise<boolean> {
  const [series] = await listReported(tx, [id]);
  if (!series) return false;
  await lockUsers(tx, [series.ownerId]);
  return removeSeries(tx, id);
}

/** What is wrong with it are its words: its posts are reported by themselves and stay. */
export const seriesReport: ReportTarget = { kind: 'series', list: listReported, remove };
