import type { deleteGameComment as endpoint } from '@zaojie/contract/games/game.endpoints';
import { gameCommentErrors } from '@zaojie/contract/games/game.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { refreshRatingRank } from '../list/rank.queries.ts';
import {
  findOwn,
  lockCommented,
  markDeleted,
  moveCounts,
  moveReplyCount,
  type CountsAfter,
} from './write-comment.queries.ts';

type Standing = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** With its answers and its rating. Whoever calls holds the counts of the game. */
export async function takeAwayComment(tx: Tx, comment: Standing, now: Date): Promise<CountsAfter> {
  const gone = await markDeleted(tx, comment.id, now);
  if (comment.parent_id !== null) await moveReplyCount(tx, comment.parent_id, -1);
  const threads = comment.parent_id === null ? -1 : 0;
  const counts = await moveCounts(tx, comment.game_id, {
    comments: -gone,
    threads,
    without: comment.rating,
  });
  if (comment.rating !== null) await refreshRatingRank(tx, comment.game_id);
  await emitEvent(tx, 'game.comment_deleted', { commentId: comment.id, gameId: comment.game_id });
  return counts;
}

/** Somebody else's comment answers like one that doesn't exist. */
export const deleteGameComment: Action<typeof endpoint> = async (context, { params }) => {
  const { userId } = context.viewer;
  const after = await context.transaction(async (tx) => {
    const seen = await findOwn(tx, params.id, userId);
    const game = seen && (await lockCommented(tx, seen.game_id, userId));
    // Once more, with the counts held: another call may have been first.
    const comment = game && (await findOwn(tx, params.id, userId));
    if (!comment) throw new Refusal(gameCommentErrors.notFound);
    return takeAwayComment(tx, comment, context.now());
  });
  return new Answer('评论已删除', after);
};
