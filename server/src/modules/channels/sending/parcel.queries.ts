import type { OutsideChannel } from '@zaojie/contract/channels/channel.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Line } from './line.ts';

export type Parcel = {
  id: number;
  userId: number;
  channel: OutsideChannel;
  lines: Line[];
  reached: number[];
  attempts: number;
};

/** One packs for a person's channel at a time. */
export async function lockChannel(tx: Tx, userId: number, channel: OutsideChannel): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`parcels ${channel} ${userId}`}, 0))`.execute(tx);
}

export async function lastParcelAt(db: Db, userId: number, channel: OutsideChannel): Promise<Date | null> {
  const row = await db
    .selectFrom('notice_parcels')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function insertParcel(
  tx: Tx,
  parcel: Pick<Parcel, 'userId' | 'channel' | 'lines'>,
  now: Date,
): Promise<number> {
  const row = await tx
    .insertInto('notice_parcels')
    .values({
      user_id: parcel.userId,
      channel: parcel.channel,
      lines: JSON.stringify(parcel.lines),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Takes it in hand until then. `busy` while somebody else has it: they may have died, so it is looked at again when their
 * time is over. Null once it has ended.
 */
export async function holdParcel(
  tx: Tx,
  id: number,
  { now, until }: { now: Date; until: Date },
): Promise<Parcel | { busyUntil: Date } | null> {
  const { rows } = await sql<Parcel & { busyUntil: Date | null }>`
    select id, user_id as "userId", channel, lines, to_json(reached) as reached, attempts, held_until as "busyUntil"
    from notice_parcels where id = ${id} and state = 'waiting' for update`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { busyUntil, ...parcel } = row;
  if (busyUntil !== null && busyUntil > now) return { busyUntil };
  await tx
    .updateTable('notice_parcels')
    .set({ held_until: until, attempts: parcel.attempts + 1 })
    .where('id', '=', id)
    .execute();
  return { ...parcel, attempts: parcel.attempts + 1 };
}

type End = { state: 'sent' | 'failed'; error?: string; reached?: readonly number[] };

export async function endParcel(tx: Tx, id: number, end: End, now: Date): Promise<void> {
  await tx
    .updateTable('notice_parcels')
    .set({
      state: end.state,
      ended_at: now,
      held_until: null,
      last_error: end.error ?? '',
      ...(end.reached && { reached: [...end.reached] }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function releaseParcel(
  tx: Tx,
  id: number,
  { error, reached }: { error: string; reached: readonly number[] },
): Promise<void> {
  await tx
    .updateTable('notice_parcels')
    .set({ held_until: null, last_error: error, reached: [...reached] })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Nobody wants them any more. */
export async function dropParcels(tx: Tx, userId: number, channel: OutsideChannel, now: Date): Promise<void> {
  await tx
    .updateTable('notice_parcels')
    .set({ state: 'failed', ended_at: now, last_error: 'not wanted any more' })
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .execute();
}

export async function sweepParcels(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notice_parcels').where('created_at', '<', before).execute();
}
