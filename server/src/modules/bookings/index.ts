import { createOrder, quoteOrder as quoteEndpoint } from '@zaojie/contract/orders/order.endpoints';
import { bind } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { createOrderAction } from './book-service.ts';
import { quoteOrder } from './quote-order.ts';

export { bookService } from './book-service.ts';

/** Booking a service: a storefront's offer becomes an order. */
export const bookingsModule: Module = {
  name: 'bookings',
  routes: [
    bind(quoteEndpoint, quoteOrder),
    bind(createOrder, createOrderAction, {
      pace: 'apply',
      callsOutside: true,
      words: { fields: ['title', 'brief'], held: 'passes' },
    }),
  ],
};
