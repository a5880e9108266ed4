import type { ChannelEvent, OutsideChannel } from '@zaojie/contract/channels/channel.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export type Outgoing = {
  userId: number;
  event: ChannelEvent;
  noticeId: number | null;
  messageId: number | null;
};
export type OutgoingRow = Omit<Outgoing, 'userId'> & { id: number };

/** False when it waits already. */
export async function insertOutgoing(
  tx: Tx,
  channel: OutsideChannel,
  { userId, event, noticeId, messageId }: Outgoing,
  now: Date,
): Promise<boolean> {
  // What it is about may be gone by now.
  const { rows } = await sql`
    insert into outgoing_notices (user_id, channel, event, notice_id, message_id, created_at)
    select ${userId}::bigint, ${channel}::text, ${event}::text, n.id, m.id, ${now}::timestamptz
    from (values (${noticeId}::bigint, ${messageId}::bigint)) as given (notice_id, message_id)
      left join notices n on n.id = given.notice_id
      left join messages m on m.id = given.message_id
    where num_nonnulls(n.id, m.id) = 1
    on conflict do nothing returning id`.execute(tx);
  return rows.length === 1;
}

/** Takes everything that waits for this person's channel; what is being taken by another is the other's. */
export async function takeOutgoing(tx: Tx, userId: number, channel: OutsideChannel): Promise<OutgoingRow[]> {
  const { rows } = await sql<OutgoingRow>`
    delete from outgoing_notices where id in (
      select id from outgoing_notices where user_id = ${userId} and channel = ${channel}
      order by id for update skip locked
    ) returning id, event, notice_id as "noticeId", message_id as "messageId"`.execute(tx);
  return rows.toSorted((one, other) => one.id - other.id);
}

export async function isAnythingOutgoing(db: Db, userId: number, channel: OutsideChannel): Promise<boolean> {
  const row = await db
    .selectFrom('outgoing_notices')
    .select('id')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Held up for a month it is no news any more. */
export async function sweepOutgoing(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outgoing_notices').where('created_at', '<', before).execute();
}
