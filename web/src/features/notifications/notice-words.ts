import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import { bracketed } from '@zaojie/contract/titles';

type Told = Pick<Notice, 'kind' | 'post' | 'title'>;

/** 《…》, or a general word where the post has gone. */
function called(post: Told['post']): string {
  return post && post.title !== '' ? bracketed(post.title) : '一篇帖子';
}

/** What happened, to be read after the names of those who did it. */
export function deedOf({ kind, post, title }: Told): string {
  switch (kind) {
    case 'mention':
      return `在${called(post)}里提到了你`;
    case 'comment':
      return `评论了你的帖子${post && post.title !== '' ? called(post) : ''}`;
    case 'reply':
      return '回复了你的评论';
    case 'comment_mention':
      return `在${called(post)}的评论里提到了你`;
    case 'post_like':
      return '赞了你的帖子';
    case 'comment_like':
      return '赞了你的评论';
    case 'follow':
      return '关注了你';
    case 'system':
      return title;
  }
}

/** The words it is about: a liked post is known by its title, the rest by what was written. */
export function quoteOf({ kind, post, content }: Pick<Notice, 'kind' | 'post' | 'content'>): string {
  if (kind === 'follow') return '';
  return kind === 'post_like' && post && post.title !== '' ? bracketed(post.title) : content;
}

/** 等 5 人, when more did it than are named. */
export function crowdOf({ actors, actor_count }: Pick<Notice, 'actors' | 'actor_count'>): string {
  return actor_count > actors.length ? ` 等 ${actor_count} 人` : '';
}

export type ReplyPlace = {
  postId: number;
  target: { id: number; parentId: number; userId: number } | null;
};

/** Where an answer written here goes; null where there is nothing to answer. */
export function replyPlaceOf(notice: Pick<Notice, 'kind' | 'post' | 'comment'>): ReplyPlace | null {
  const { kind, post, comment } = notice;
  if (post === null) return null;
  if (comment !== null) {
    const { id, user_id } = comment;
    return { postId: post.id, target: { id, parentId: id, userId: user_id } };
  }
  return kind === 'mention' ? { postId: post.id, target: null } : null;
}
