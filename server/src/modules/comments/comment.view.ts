import type { Comment, Reply } from '@zaojie/contract/comments/comment.schemas';
import type { Viewer } from '../../frame/context.ts';
import { canDeleteComment } from './comment.policy.ts';
import type { CommentRow } from './comment.queries.ts';

export function viewReply(row: CommentRow, viewer: Viewer | null): Reply {
  const hasReplyUser = row.reply_user_id !== null;
  return {
    id: row.id,
    post_id: row.post_id,
    content: row.content,
    parent_id: row.parent_id ?? 0,
    reply_user_id: row.reply_user_id ?? 0,
    reply_user: hasReplyUser ? { id: row.reply_user_id ?? 0, nickname: row.reply_nickname ?? '' } : null,
    mentions: row.mentions,
    media: row.media,
    quote:
      row.quoted_id === null
        ? null
        : { id: row.quoted_id, nickname: row.quoted_nickname ?? '', content: row.quoted_content ?? '' },
    user_id: row.user_id,
    nickname: row.nickname,
    avatar: row.avatar,
    like_count: row.like_count,
    is_liked: row.is_liked,
    created_at: new Date(row.created_at).toISOString(),
    can: { delete: canDeleteComment(viewer, row) },
  };
}

export function viewComment(row: CommentRow & { replies: CommentRow[] }, viewer: Viewer | null): Comment {
  return {
    ...viewReply(row, viewer),
    replies: row.replies.map((reply) => viewReply(reply, viewer)),
    reply_count: row.reply_count,
  };
}
