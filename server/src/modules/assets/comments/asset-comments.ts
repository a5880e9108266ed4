import type {
  addAssetComment as addEndpoint,
  AssetComment,
  deleteAssetComment as deleteEndpoint,
  listAssetComments as listEndpoint,
} from '@zaojie/contract/assets/asset-comment.endpoints';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { Viewer } from '../../../frame/context.ts';
import { pageBefore, pageOf, placeBefore } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { canSee } from '../asset.policy.ts';
import { getCardRow } from '../asset.queries.ts';
import { findSeen } from '../library/seen.queries.ts';
import {
  findAnswered,
  findOpenAsset,
  insertComment,
  listComments,
  markDeleted,
  moveCommentCount,
  type CommentRow,
} from './asset-comment.queries.ts';

function viewComment(row: CommentRow, viewer: Viewer | null): AssetComment {
  return {
    id: row.id,
    asset_id: row.asset_id,
    content: row.content,
    user: { id: row.user_id, nickname: row.nickname, avatar: row.avatar },
    reply_user:
      row.reply_user_id === null ? null : { id: row.reply_user_id, nickname: row.reply_nickname ?? '' },
    is_author: row.user_id === row.author_id,
    created_at: row.created_at.toISOString(),
    can: { delete: viewer?.userId === row.user_id },
  };
}

export const listAssetComments: Action<typeof listEndpoint> = async ({ db, viewer }, { query }) => {
  const { page, per_page: perPage } = query;
  const asset = await findSeen(db, query.id);
  if (!asset || !canSee(viewer, asset)) throw new Refusal(assetErrors.notFound);
  const before = placeBefore(query.cursor);
  const [rows, card] = await Promise.all([
    listComments(db, {
      assetId: asset.id,
      viewerId: viewer?.userId ?? null,
      before,
      limit: perPage + 1,
      offset: before === null ? (page - 1) * perPage : 0,
    }),
    getCardRow(db, asset.id, viewer?.userId ?? null),
  ]);
  const { shown, nextCursor } = pageBefore(rows, perPage, (row) => row.id);
  return {
    ...pageOf(
      shown.map((row) => viewComment(row, viewer)),
      { total: card.comment_count, page, perPage },
    ),
    next_cursor: nextCursor,
  };
};

async function whomItAnswers(
  tx: Tx,
  { assetId, replyTo, userId }: { assetId: number; replyTo: number | null; userId: number },
): Promise<number | null> {
  if (replyTo === null) return null;
  const answered = await findAnswered(tx, { assetId, commentId: replyTo, userId });
  if (answered === null) throw new Refusal(assetErrors.commentNotFound);
  return answered;
}

/** To somebody whom the author has blocked the asset looks as if it were gone. */
export const addAssetComment: Action<typeof addEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const row = await context.transaction(async (tx) => {
    const assetId = await findOpenAsset(tx, body.id, userId);
    if (assetId === null) throw new Refusal(assetErrors.notFound);
    const comment = await insertComment(tx, {
      asset_id: assetId,
      user_id: userId,
      reply_user_id: await whomItAnswers(tx, { assetId, replyTo: body.reply_to, userId }),
      content: body.content,
      created_at: context.now(),
    });
    await emitEvent(tx, 'asset.commented', { assetId, commentId: comment.id });
    return comment;
  });
  return new Answer('评论发布成功', viewComment(row, context.viewer));
};

export const deleteAssetComment: Action<typeof deleteEndpoint> = async (context, { params }) => {
  const count = await context.transaction(async (tx) => {
    const assetId = await markDeleted(tx, params.id, context.viewer.userId, context.now());
    if (assetId === null) throw new Refusal(assetErrors.commentNotFound);
    return moveCommentCount(tx, assetId, -1);
  });
  return new Answer('评论已删除', { comment_count: count });
};
