import type { Services } from '../../frame/context.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { findOrder } from '../orders/index.ts';
import { award } from './award.ts';

const NAME = 'achievements';

export function createAchievementSubscribers(telling: Pick<Services, 'hub' | 'now'>): Subscriber[] {
  return [
    subscribe('post.published', NAME, async (tx, { userId }) => {
      await award(tx, telling, userId, ['posts']);
    }),
    subscribe('comment.added', NAME, async (tx, { userId }) => {
      await award(tx, telling, userId, ['comments']);
    }),
    subscribe('post.liked', NAME, async (tx, { authorId }) => {
      await award(tx, telling, authorId, ['likes', 'best_post_likes']);
    }),
    subscribe('user.followed', NAME, async (tx, { followeeId }) => {
      await award(tx, telling, followeeId, ['followers']);
    }),
    subscribe('circle.joined', NAME, async (tx, { userId }) => {
      await award(tx, telling, userId, ['circles']);
    }),
    subscribe('bounty.opened', NAME, async (tx, { publisherId }) => {
      await award(tx, telling, publisherId, ['bounties']);
    }),
    subscribe('verification.moved', NAME, async (tx, { userId, to }) => {
      if (to === 'accepted') await award(tx, telling, userId, ['verified']);
    }),
    subscribe('order.reviewed', NAME, async (tx, { creatorId }) => {
      await award(tx, telling, creatorId, ['five_stars']);
    }),
    subscribe('order.moved', NAME, async (tx, { orderId }) => {
      const order = await findOrder(tx, orderId);
      if (!order) return;
      await award(tx, telling, order.client_id, ['hired_people', 'same_person', 'paid_on_time']);
      await award(tx, telling, order.creator_id, ['completed', 'on_time']);
    }),
  ];
}
