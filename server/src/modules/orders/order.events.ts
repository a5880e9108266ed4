import type { OrderStatus } from '@zaojie/contract/orders/order-status';
import type { OrderEventKind } from '@zaojie/contract/orders/order-words';

export type OrderEvents = {
  'order.created': { orderId: number };
  /** Its status is another one now; whoever cares looks up what it is about. */
  'order.moved': { orderId: number; from: OrderStatus; to: OrderStatus };
  /** Something happened to it that its timeline tells. */
  'order.stepped': { orderId: number; eventId: number; kind: OrderEventKind };
  'order.review_appeal_decided': { appealId: number };
  /** What people have said of a creator has changed. */
  'order.reviewed': { orderId: number; creatorId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends OrderEvents {}
}
