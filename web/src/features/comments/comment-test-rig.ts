import type { Comment, Reply } from '@zaojie/contract/comments/comment.schemas';

export function makeReply(id: number, fields: Partial<Reply> = {}): Reply {
  return {
    id,
    post_id: 1,
    content: `第${id}句`,
    parent_id: 0,
    reply_user_id: 0,
    reply_user: null,
    mentions: [],
    media: [],
    quote: null,
    user_id: 20,
    nickname: `画师${id}`,
    avatar: '',
    like_count: 3,
    is_liked: false,
    created_at: '2026-03-01T00:00:00Z',
    can: { delete: false },
    ...fields,
  };
}

export function makeComment(id: number, fields: Partial<Comment> = {}): Comment {
  return { ...makeReply(id), replies: [], reply_count: 0, ...fields };
}
