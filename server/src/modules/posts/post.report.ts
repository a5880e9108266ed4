import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { hidePost, restorePost } from './delete-post.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select id, user_id as "ownerId", title, summary as excerpt, '/post/' || id as link from posts
    where id = any(${[...ids]}::bigint[]) and deleted_at is null`.execute(db);
  return rows;
}

export const postReport: ReportTarget = {
  kind: 'post',
  list: listReported,
  remove: hidePost,
  restore: restorePost,
};
