import type { GameComment, GameReply } from '@zaojie/contract/games/game-comment.schemas';
import type { Viewer } from '../../../frame/context.ts';
import type { CommentRow, ThreadRow } from './comment.queries.ts';

export function viewReply(row: CommentRow, viewer: Viewer | null): GameReply {
  const isMine = viewer?.userId === row.user_id;
  return {
    id: row.id,
    comment_id: row.id,
    game_id: row.game_id,
    content: row.content,
    parent_id: row.parent_id ?? 0,
    reply_user:
      row.reply_user_id === null ? null : { id: row.reply_user_id, nickname: row.reply_nickname ?? '' },
    user_id: row.user_id,
    nickname: row.nickname,
    avatar: row.avatar,
    is_developer: row.user_id === row.developer_id,
    is_mine: isMine,
    like_count: row.like_count,
    is_liked: row.is_liked,
    created_at: new Date(row.created_at).toISOString(),
    // Only whoever wrote it; the developer can't.
    can: { delete: isMine },
  };
}

export function viewThread(row: ThreadRow, viewer: Viewer | null): GameComment {
  return {
    ...viewReply(row, viewer),
    rating: row.rating,
    replies: row.replies.map((reply) => viewReply(reply, viewer)),
    reply_count: row.reply_count,
  };
}
