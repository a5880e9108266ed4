import type { addGameComment as endpoint } from '@zaojie/contract/games/game.endpoints';
import { gameCommentErrors, gameErrors } from '@zaojie/contract/games/game.errors';
import type { GameCommentForm } from '@zaojie/contract/games/game-comment.schemas';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { refreshRatingRank } from '../list/rank.queries.ts';
import { findComment } from './comment.queries.ts';
import { viewThread } from './comment.view.ts';
import {
  findAnswered,
  findRated,
  insertComment,
  lockCommented,
  moveCounts,
  replaceRated,
  type NewComment,
} from './write-comment.queries.ts';

async function rate(tx: Tx, comment: NewComment & { rating: number }): Promise<number> {
  const { gameId, rating } = comment;
  const before = await findRated(tx, gameId, comment.userId);
  if (before) await replaceRated(tx, before.id, comment);
  const id = before?.id ?? (await insertComment(tx, comment));
  const more = before ? {} : { comments: 1, threads: 1 };
  await moveCounts(tx, gameId, { ...more, without: before?.rating ?? null, rated: rating });
  await refreshRatingRank(tx, gameId);
  return id;
}

/** Somebody says something about a game; a rating of theirs takes the place of the one before. */
export async function writeComment(
  tx: Tx,
  userId: number,
  form: GameCommentForm,
  now: Date,
): Promise<number> {
  const game = await lockCommented(tx, form.id, userId);
  if (!game) throw new Refusal(gameErrors.notFound);
  if (game.is_kept_out) throw new Refusal(gameErrors.refused);
  const answered = form.parent_id === null ? null : await findAnswered(tx, form.parent_id, userId);
  // Whoever is kept away by those in the thread finds none.
  if (form.parent_id !== null && (answered?.game_id !== game.id || answered.is_kept_out)) {
    throw new Refusal(gameCommentErrors.notFound);
  }
  const rating = form.rating ?? null;
  if (rating !== null && game.user_id === userId) throw new Refusal(gameCommentErrors.ownRating);
  const comment = {
    gameId: game.id,
    userId,
    parentId: answered?.top_id ?? null,
    replyUserId: answered?.answered_id ?? null,
    content: form.content,
    now,
  };
  const id =
    rating === null
      ? await insertComment(tx, { ...comment, rating: null })
      : await rate(tx, { ...comment, rating });
  if (rating === null) await moveCounts(tx, game.id, { comments: 1, threads: answered ? 0 : 1 });
  await emitEvent(tx, 'game.commented', { commentId: id, gameId: game.id });
  return id;
}

export const addGameComment: Action<typeof endpoint> = async (context, { body }) => {
  const { viewer } = context;
  const row = await context.transaction(async (tx) => {
    const id = await writeComment(tx, viewer.userId, body, context.now());
    return findComment(tx, id, viewer.userId);
  });
  if (!row) throw new Error('a comment is gone in its own transaction');
  return new Answer('评论发布成功', viewThread({ ...row, replies: [] }, viewer));
};
