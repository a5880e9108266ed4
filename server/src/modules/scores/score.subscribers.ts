import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { creditDeed } from './credit-deed.ts';

const NAME = 'scores.credit';

/** What is taken back later keeps its points: the work was done, and a score that falls would punish tidying up. */
export function createScoreSubscribers(now: () => Date): Subscriber[] {
  const creditLike = async (tx: Tx, like: { authorId: number; userId: number }, what: string) => {
    if (like.authorId === like.userId) return;
    const source = `${what}:like:${like.userId}`;
    await creditDeed(tx, { kind: 'like', userId: like.authorId, source }, now());
  };
  return [
    subscribe('post.published', NAME, (tx, { postId, userId }) =>
      creditDeed(tx, { kind: 'post', userId, source: `post:${postId}` }, now()),
    ),
    subscribe('comment.added', NAME, (tx, { commentId, userId }) =>
      creditDeed(tx, { kind: 'comment', userId, source: `comment:${commentId}` }, now()),
    ),
    subscribe('post.liked', NAME, (tx, like) => creditLike(tx, like, `post:${like.postId}`)),
    subscribe('comment.liked', NAME, (tx, like) => creditLike(tx, like, `comment:${like.commentId}`)),
  ];
}
