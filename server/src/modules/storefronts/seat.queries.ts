import { sql, type RawBuilder } from 'kysely';
import type { Day } from '@zaojie/contract/days';
import type { Db } from '../../db/database.ts';
import { personColumns } from '../users/index.ts';

/**
 * What fills seats, as a relation of (creator_id, order_id, title, client_id, starts_on, ends_on, progress). Nothing does as
 * long as there are no orders; whoever brings them says here which of them take a seat, and calls `refreshStorefront`
 * when that changes.
 */
function bookings(): RawBuilder<unknown> {
  return sql`(select null::bigint as creator_id, null::bigint as order_id, null::text as title, null::bigint as client_id,
    null::date as starts_on, null::date as ends_on, null::int as progress where false)`;
}

export type Booking = {
  order_id: number;
  title: string;
  client: { id: number; nickname: string; avatar: string };
  from: Day;
  to: Day;
  progress: number;
};

/** Those that aren't over on the day, the earliest first. */
export async function listBookings(db: Db, userId: number, since: Day): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select b.order_id, b.title, b.starts_on::text as "from", b.ends_on::text as "to", b.progress,
      (select to_json(client) from (select ${personColumns()}) client) as client
    from ${bookings()} b join users u on u.id = b.client_id
    where b.creator_id = ${userId} and b.ends_on >= ${since}::date
    order by b.starts_on, b.order_id`.execute(db);
  return rows;
}
