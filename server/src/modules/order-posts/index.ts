import { showOrder as endpoint } from '@zaojie/contract/orders/showing.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { subscribe } from '../../platform/events/subscriber.ts';
import { forgetShowing } from '../orders/index.ts';
import { showOrder } from './show-order.ts';

/** A finished order becomes a post: it needs orders and posts, and neither of these needs it. */
export const orderPostsModule: Module = {
  name: 'order-posts',
  routes: [bind(endpoint, showOrder, { callsOutside: true })],
  subscribers: () => [
    subscribe('post.deleted', 'order-posts.forget', (tx, { postId }) => forgetShowing(tx, postId)),
  ],
};
