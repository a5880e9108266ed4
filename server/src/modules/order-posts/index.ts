import { showOrder as endpoint } from '@zaojie/contract/orders/showing.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { subscribe } from '../../platform/events/subscriber.ts';
import { forgetShowing } from '../orders/index.ts';
import { showOrder } from './show-order.ts';

/** A finished order becomes a post: it needs orders and posts, and neither of these needs it. */
export const orderPostsModule: Module = {
  name: 'order-posts',
  routes: [
    bind(endpoint, showOrder, {
      callsOutside: true,
      words: { fields: ['title', 'content'], held: 'by_action' },
    }),
  ],
  subscribers: () => [
    // What a moderator holds back may come into sight again, and is shown then.
    subscribe('post.deleted', 'order-posts.forget', async (tx, { postId, isHidden }) => {
      if (!isHidden) await forgetShowing(tx, postId);
    }),
  ],
};
