import { sql } from 'kysely';
import type { Day } from '@zaojie/contract/days';
import type { Db } from '../../db/database.ts';
import { seatBookings } from '../orders/index.ts';
import { personColumns } from '../users/index.ts';

export type Booking = {
  order_id: number;
  title: string;
  client: { id: number; nickname: string; avatar: string };
  from: Day;
  to: Day;
  progress: number;
};

/** Those that aren't over on the day, the earliest first. */
export async function listBookings(
  db: Db,
  userId: number,
  { since, today }: { since: Day; today: Day },
): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select b.order_id, b.title, b.starts_on::text as "from", b.ends_on::text as "to", b.progress,
      (select to_json(client) from (select ${personColumns()}) client) as client
    from ${seatBookings(sql`${today}`)} b join users u on u.id = b.client_id
    where b.creator_id = ${userId} and b.ends_on >= ${since}::date
    order by b.starts_on, b.order_id`.execute(db);
  return rows;
}
