import { bracketed } from '@zaojie/contract/titles';
import { sql } from 'kysely';
import type { NoticeFlags } from '../../frame/notice-flags.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import {
  describeSubject,
  forgetSubject,
  takeBack,
  tell,
  tellFromSite,
  type Subject,
  type Telling,
} from '../notifications/index.ts';
import { lockPostLike, lockToldPost, type ToldPost } from './post-notice.queries.ts';

const NAME = 'posts.notices';
/** A post that calls a whole crowd calls the first of them only. */
const MENTIONS_MAX = 50;

const keys = {
  post: (postId: number) => `post:${postId}`,
  like: (postId: number) => `post-like:${postId}`,
} as const;

const subjectOf = (post: ToldPost): Subject => ({
  kind: 'post',
  id: post.id,
  title: post.title,
  excerpt: post.summary,
  picture: post.cover_image,
  link: `/post/${post.id}`,
});

const likeNotices = (telling: Telling): Subscriber[] => [
  subscribe('post.liked', NAME, async (tx, { postId, userId }) => {
    const like = await lockPostLike(tx, postId, userId);
    if (!like) return;
    await tell(tx, telling, {
      recipients: new Map([[like.user_id, 'post_like']]),
      key: keys.like(postId),
      actorId: userId,
      subject: subjectOf(like),
      at: like.liked_at,
    });
  }),
  subscribe('post.unliked', NAME, (tx, { postId, userId, authorId }) =>
    takeBack(tx, {
      userId: authorId,
      key: keys.like(postId),
      actorId: userId,
      isStillTrue: async () => (await lockPostLike(tx, postId, userId)) !== null,
    }),
  ),
];

/** What is taken back again nobody needs to hear. */
const marked = { pin: '你的帖子被置顶', praise: '你的帖子被加精', unpin: null, unpraise: null } as const;

/** What people are told of posts. */
export const createPostNotices = (telling: Telling): Subscriber[] => [
  ...likeNotices(telling),
  subscribe('post.published', NAME, async (tx, { postId, mentions }) => {
    const post = await lockToldPost(tx, postId);
    if (!post) return;
    await tell(tx, telling, {
      recipients: new Map(mentions.slice(0, MENTIONS_MAX).map((id) => [id, 'mention'])),
      key: keys.post(postId),
      actorId: post.user_id,
      subject: subjectOf(post),
      at: post.created_at,
    });
  }),
  subscribe('post.marked', NAME, async (tx, { postId, move }) => {
    const post = await lockToldPost(tx, postId);
    const title = marked[move];
    if (!post || title === null) return;
    const subject = { ...subjectOf(post), title, excerpt: bracketed(post.title) };
    await tellFromSite(tx, telling, { userId: post.user_id, key: `post-${move}:${postId}`, subject });
  }),
  subscribe('post.edited', NAME, async (tx, { postId }) => {
    const post = await lockToldPost(tx, postId);
    if (post) await describeSubject(tx, 'post', postId, subjectOf(post));
  }),
  subscribe('post.deleted', NAME, (tx, { postId }) => forgetSubject(tx, 'post', postId)),
];

export const postNoticeFlags: NoticeFlags = {
  kind: 'post',
  of: (_viewerId, postId) => sql`
    select json_build_object('post_id', p.id) from posts p where p.id = ${postId} and p.deleted_at is null`,
};
