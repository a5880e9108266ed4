import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../../frame/report-target.ts';
import { refreshRatingRank } from '../list/rank.queries.ts';
import { takeAwayComment } from './delete-comment.ts';
import { findAny, lockCounts, moveCounts, moveReplyCount, unmarkDeleted } from './write-comment.queries.ts';

async function listReported(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select c.id, c.user_id as "ownerId", left(c.content, 20) as title, c.content as excerpt,
      '/games/' || c.game_id || '#comment-' || coalesce(c.parent_id, c.id) as link
    from game_comments c join games g on g.id = c.game_id
    where c.id = any(${[...ids]}::bigint[]) and c.deleted_at is null and g.deleted_at is null`.execute(db);
  return rows;
}

async function remove(tx: Tx, id: number, now: Date): Promise<boolean> {
  const seen = await findAny(tx, id, { isGone: false });
  if (!seen) return false;
  await lockCounts(tx, seen.game_id);
  const comment = await findAny(tx, id, { isGone: false });
  if (comment) await takeAwayComment(tx, comment, now);
  return comment !== null;
}

/** With the answers that went with it. Its author may have rated anew meanwhile: then that rating holds, and this one stays away. */
async function restore(tx: Tx, id: number): Promise<boolean> {
  const seen = await findAny(tx, id, { isGone: true });
  if (!seen) return false;
  await lockCounts(tx, seen.game_id);
  const back = await unmarkDeleted(tx, id);
  if (back === 0) return false;
  if (seen.parent_id !== null) await moveReplyCount(tx, seen.parent_id, 1);
  const threads = seen.parent_id === null ? 1 : 0;
  await moveCounts(tx, seen.game_id, { comments: back, threads, rated: seen.rating });
  if (seen.rating !== null) await refreshRatingRank(tx, seen.game_id);
  return true;
}

export const gameCommentReport: ReportTarget = { kind: 'game_comment', list: listReported, remove, restore };
