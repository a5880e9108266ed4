import type { OrderEventKind, OrderParty } from '@zaojie/contract/orders/order-words';
import type { Tx } from '../../../db/database.ts';

export type NewOrderEvent = {
  orderId: number;
  kind: OrderEventKind;
  actor: OrderParty;
  actorId: number | null;
  /** Who did it for the actor; null where they did it themselves. */
  agentId: number | null;
  /** What was said with it, for the timeline. */
  text: string;
  data: object;
};

export async function insertEvent(tx: Tx, event: NewOrderEvent, now: Date): Promise<number> {
  const row = await tx
    .insertInto('order_events')
    .values({
      order_id: event.orderId,
      kind: event.kind,
      actor: event.actor,
      actor_id: event.actorId,
      agent_id: event.agentId,
      text: event.text,
      data: JSON.stringify(event.data),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
