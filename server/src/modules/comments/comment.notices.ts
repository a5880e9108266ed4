import { sql } from 'kysely';
import type { NoticeFlags } from '../../frame/notice-flags.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import {
  describeSubject,
  forgetSubject,
  takeBack,
  tell,
  type Subject,
  type Telling,
} from '../notifications/index.ts';
import { lockToldPost } from '../posts/index.ts';
import {
  listCommentIds,
  listThreadIds,
  lockCommentLike,
  lockToldComment,
  type ToldComment,
} from './comment-notice.queries.ts';
import { recipientsOf } from './comment.rules.ts';

const NAME = 'comments.notices';
const EXCERPT_CHARACTERS = 100;

/** A comment makes one notice to a person, whatever it is to them: answer, comment or mention. */
const keys = {
  comment: (commentId: number) => `comment:${commentId}`,
  like: (commentId: number) => `comment-like:${commentId}`,
} as const;

const subjectOf = (comment: ToldComment): Subject => ({
  kind: 'comment',
  id: comment.id,
  title: comment.post_title,
  excerpt: [...comment.content].slice(0, EXCERPT_CHARACTERS).join(''),
  picture: comment.post_picture,
  // Replies are shown within their thread, so that is the place to open.
  link: `/post/${comment.post_id}#comment-${comment.parent_id ?? comment.id}`,
});

const likeNotices = (telling: Telling): Subscriber[] => [
  subscribe('comment.liked', NAME, async (tx, { commentId, userId }) => {
    const like = await lockCommentLike(tx, commentId, userId);
    if (!like) return;
    await tell(tx, telling, {
      recipients: new Map([[like.user_id, 'comment_like']]),
      key: keys.like(commentId),
      actorId: userId,
      subject: subjectOf(like),
      at: like.liked_at,
    });
  }),
  subscribe('comment.unliked', NAME, (tx, { commentId, userId, authorId }) =>
    takeBack(tx, {
      userId: authorId,
      key: keys.like(commentId),
      actorId: userId,
      isStillTrue: async () => (await lockCommentLike(tx, commentId, userId)) !== null,
    }),
  ),
];

/** A comment is shown with the title and the picture of its post, and goes with it. */
const postNotices: Subscriber[] = [
  subscribe('post.edited', NAME, async (tx, { postId }) => {
    const post = await lockToldPost(tx, postId);
    if (!post) return;
    const shown = { title: post.title, picture: post.cover_image };
    await describeSubject(tx, 'comment', await listCommentIds(tx, postId), shown);
  }),
  subscribe('post.deleted', NAME, async (tx, { postId }) =>
    forgetSubject(tx, 'comment', await listCommentIds(tx, postId)),
  ),
];

/** What people are told of comments. */
export const createCommentNotices = (telling: Telling): Subscriber[] => [
  ...likeNotices(telling),
  ...postNotices,
  subscribe('comment.added', NAME, async (tx, { commentId }) => {
    const comment = await lockToldComment(tx, commentId);
    if (!comment) return;
    await tell(tx, telling, {
      recipients: recipientsOf({
        replyUserId: comment.reply_user_id,
        postAuthorId: comment.post_author_id,
        mentionedIds: comment.mentions.map(({ id }) => id),
      }),
      key: keys.comment(commentId),
      actorId: comment.user_id,
      subject: subjectOf(comment),
      at: comment.created_at,
    });
  }),
  subscribe('comment.deleted', NAME, async (tx, { commentId }) =>
    forgetSubject(tx, 'comment', await listThreadIds(tx, commentId)),
  ),
];

export const commentNoticeFlags: NoticeFlags = {
  kind: 'comment',
  of: (viewerId, commentId) => sql`
    select json_build_object('post_id', c.post_id, 'comment', json_build_object(
      'id', c.id, 'parent_id', coalesce(c.parent_id, 0), 'user_id', c.user_id, 'is_liked', exists (
        select 1 from comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId})))
    from comments c join posts p on p.id = c.post_id
    where c.id = ${commentId} and c.deleted_at is null and p.deleted_at is null`,
};
