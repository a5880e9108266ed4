import type { Notice, NoticeType } from '@zaojie/contract/notifications/notification.schemas';

export type NoticeKind = Notice['kind'];
/** What people do; a system notice has no actor. */
export type ActorKind = Exclude<NoticeKind, 'system'>;

export const typeOfKind: Record<NoticeKind, NoticeType> = {
  mention: 'at',
  comment: 'at',
  reply: 'at',
  comment_mention: 'at',
  post_like: 'like',
  comment_like: 'like',
  follow: 'follow',
  system: 'system',
};

/** One notice to a person for each of these. A comment has one, whatever it is to them: answer, comment or mention. */
export const subjects = {
  postLike: (postId: number) => `post-like:${postId}`,
  commentLike: (commentId: number) => `comment-like:${commentId}`,
  post: (postId: number) => `post:${postId}`,
  comment: (commentId: number) => `comment:${commentId}`,
  follow: (followerId: number) => `follow:${followerId}`,
} as const;

/** The first thing that lies in a new account. */
export const welcome = {
  subject: 'welcome',
  title: '欢迎来到造界',
  content: '先去社区看看大家在做什么，喜欢谁就关注谁，也来发第一篇帖子。',
  link: '/community',
} as const;

export type CommentHearers = {
  replyUserId: number | null;
  postAuthorId: number;
  mentionedIds: readonly number[];
};

/** Who hears of a comment, and as what: whoever is answered, the post's author, who is mentioned; nobody twice. */
export function hearersOf(comment: CommentHearers): Map<number, ActorKind> {
  const hearers = new Map<number, ActorKind>();
  for (const userId of comment.mentionedIds) hearers.set(userId, 'comment_mention');
  hearers.set(comment.postAuthorId, 'comment');
  if (comment.replyUserId !== null) hearers.set(comment.replyUserId, 'reply');
  return hearers;
}

const COMMENT_MENTIONS_MAX = 10;
/** A post that calls a whole crowd calls the first of them only. */
export const POST_MENTIONS_MAX = 50;

/** An @ in the middle of a word is an address; a name ends at a blank or a stop. */
const MENTION =
  /(?<![\w.])@([^\s@,!?;:，。！？、；：…（）《》]{1,32})(?=[\s@,!?;:，。！？、；：…（）《》]|$)/gu;

/** The names called in plain text, each once. */
export function namesCalledIn(text: string): string[] {
  const names = [...text.matchAll(MENTION)].map((match) => match[1] ?? '');
  return [...new Set(names)].slice(0, COMMENT_MENTIONS_MAX);
}
