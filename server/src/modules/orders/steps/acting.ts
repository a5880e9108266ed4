import type { Endpoint, EndpointInput, EndpointOutput } from '@zaojie/contract/endpoint';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { orderErrors } from '@zaojie/contract/orders/order.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import type { Actor } from '../engine/move-order.ts';
import type { OrderRow, Side } from '../engine/order-row.ts';
import { lockOrder } from '../engine/order.queries.ts';
import { refuseOwnMatter } from '../engine/own-matter.ts';
import { getOrderView } from '../view/get-order-view.ts';

/** Somebody at work on a locked order of theirs. */
export type Acting = { tx: Tx; order: OrderRow; actor: Actor & { role: Side; userId: number }; now: Date };

export function sideOf(
  order: Pick<OrderRow, 'client_id' | 'creator_id'>,
  { userId }: Pick<Viewer, 'userId'>,
): Side | null {
  if (order.client_id === userId) return 'client';
  return order.creator_id === userId ? 'creator' : null;
}

/** A foreign order and a missing one look the same. Blocking changes nothing: whoever is a party stays one. */
export async function lockFor(
  tx: Tx,
  viewer: Pick<Viewer, 'userId' | 'agent'>,
  orderId: number,
  now: Date,
): Promise<Acting> {
  const order = await lockOrder(tx, orderId);
  const side = order && sideOf(order, viewer);
  if (!order || !side) throw new Refusal(orderErrors.notFound);
  refuseOwnMatter(order, viewer);
  const { userId, agent } = viewer;
  return { tx, order, actor: { role: side, userId, ...(agent && { agentId: agent.userId }) }, now };
}

type OrderEndpoint = Endpoint & { access: 'member' };
type WithOrder = { order_id: number };

/** One step of one order, answered with what the order has become. */
export async function takeStep(
  context: ContextFor<'member'>,
  orderId: number,
  work: (acting: Acting) => Promise<unknown>,
): Promise<OrderDetail> {
  const now = context.now();
  return context.transaction(async (tx) => {
    await work(await lockFor(tx, context.viewer, orderId, now));
    return getOrderView(tx, context, orderId);
  });
}

/** The action of an endpoint that is one step. */
export function stepAction<E extends OrderEndpoint>(
  message: string,
  work: (acting: Acting, body: EndpointInput<E>['body'] & WithOrder) => Promise<unknown>,
): Action<E> {
  return async (context, input) => {
    const body = input.body as EndpointInput<E>['body'] & WithOrder;
    const detail = await takeStep(context as ContextFor<'member'>, body.order_id, (acting) =>
      work(acting, body),
    );
    return new Answer(message, detail as EndpointOutput<E>);
  };
}
