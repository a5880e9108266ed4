import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { hideComment, restoreComment } from './delete-comment.ts';

/** A comment has no title: its beginning stands for one. */
async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select c.id, c.user_id as "ownerId", left(c.content, 20) as title, c.content as excerpt,
      '/post/' || c.post_id || '#comment-' || coalesce(c.parent_id, c.id) as link
    from comments c join posts p on p.id = c.post_id
    where c.id = any(${[...ids]}::bigint[]) and c.deleted_at is null and p.deleted_at is null`.execute(db);
  return rows;
}

export const commentReport: ReportTarget = {
  kind: 'comment',
  list: listReported,
  remove: hideComment,
  restore: restoreComment,
};
