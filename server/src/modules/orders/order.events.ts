import type { OrderStatus } from '@zaojie/contract/orders/order-status';

export type OrderEvents = {
  'order.created': { orderId: number };
  /** Its status is another one now; whoever cares looks up what it is about. */
  'order.moved': { orderId: number; from: OrderStatus; to: OrderStatus };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends OrderEvents {}
}
