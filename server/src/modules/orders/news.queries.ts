import type { OrderEventKind, OrderParty } from '@zaojie/contract/orders/order-words';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { shownName } from '../users/index.ts';

export type News = {
  kind: OrderEventKind;
  actor: OrderParty;
  text: string;
  amountFen: number | null;
  client: string;
  creator: string;
};

/** An event as people are told of it. */
export async function findNews(db: Db, eventId: number): Promise<News | null> {
  const { rows } = await sql<News>`
    select e.kind, e.actor, e.text, (e.data ->> 'amountFen')::bigint as "amountFen",
      ${shownName('c')} as client, ${shownName('a')} as creator
    from order_events e join orders o on o.id = e.order_id
      join users c on c.id = o.client_id join users a on a.id = o.creator_id
    where e.id = ${eventId}`.execute(db);
  return rows[0] ?? null;
}
