import type { Tx } from '../../db/database.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { afterCommit } from '../../db/transaction.ts';
import type { Services } from '../../frame/context.ts';
import { publishFrame } from '../live/index.ts';
import { findOrder } from '../orders/index.ts';
import { creditDeed, type CreditedDeed } from './credit-deed.ts';

const NAME = 'scores.credit';

/** What is taken back later keeps its points: the work was done, and a score that falls would punish tidying up. */
export function createScoreSubscribers({ now, hub }: Pick<Services, 'now' | 'hub'>): Subscriber[] {
  const credit = async (tx: Tx, deed: CreditedDeed) => {
    const hasCounted = await creditDeed(tx, deed, now());
    if (hasCounted) afterCommit(tx, () => publishFrame(hub, deed.userId, { type: 'account' }));
  };
  const creditLike = async (tx: Tx, like: { authorId: number; userId: number }, what: string) => {
    if (like.authorId === like.userId) return;
    const source = `${what}:like:${like.userId}`;
    await credit(tx, { kind: 'like', userId: like.authorId, source });
  };
  /** Both sides have brought it to its end. What cost nothing is no work done for somebody. */
  const creditOrder = async (tx: Tx, orderId: number) => {
    const order = await findOrder(tx, orderId);
    if (!order || order.price_fen === 0) return;
    const sides = [
      ['client', order.client_id],
      ['creator', order.creator_id],
    ] as const;
    for (const [side, userId] of sides.toSorted((one, other) => one[1] - other[1])) {
      await credit(tx, { kind: 'order', userId, source: `order:${orderId}:${side}` });
    }
  };
  return [
    subscribe('order.moved', NAME, async (tx, { orderId, to }) => {
      if (to === 'completed') await creditOrder(tx, orderId);
    }),
    subscribe('post.published', NAME, (tx, { postId, userId }) =>
      credit(tx, { kind: 'post', userId, source: `post:${postId}` }),
    ),
    subscribe('comment.added', NAME, (tx, { commentId, userId }) =>
      credit(tx, { kind: 'comment', userId, source: `comment:${commentId}` }),
    ),
    subscribe('post.liked', NAME, (tx, like) => creditLike(tx, like, `post:${like.postId}`)),
    subscribe('comment.liked', NAME, (tx, like) => creditLike(tx, like, `comment:${like.commentId}`)),
  ];
}
