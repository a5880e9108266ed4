import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { DEVICES_KEPT, rememberedSince } from './device.rules.ts';

export async function findKnownDevice(
  db: Db,
  device: { userId: number; deviceHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', device.userId)
    .where('device_hash', '=', device.deviceHash)
    .where('last_used_at', '>', rememberedSince(device.now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveDevice(
  tx: Tx,
  { userId, deviceHash, now }: { userId: number; deviceHash: Buffer; now: Date },
): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now }))
    .execute();
  // What somebody else is signing in with at this moment is left for the next time.
  await sql`
    delete from known_devices where user_id = ${userId} and device_hash in (
      select device_hash from known_devices where user_id = ${userId}
      order by last_used_at desc offset ${DEVICES_KEPT} for update skip locked)`.execute(tx);
}

/** All but the one that is kept; all of them without one. */
export async function deleteDevices(tx: Tx, userId: number, keptHash: Buffer | null = null): Promise<void> {
  const deleting = tx.deleteFrom('known_devices').where('user_id', '=', userId);
  await (keptHash === null ? deleting : deleting.where('device_hash', '<>', keptHash)).execute();
}

export async function sweepDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('last_used_at', '<', rememberedSince(now)).execute();
}

/** The same by the device's name in an event. */
export const isKnownDevice = (
  db: Db,
  known: { userId: number; device: string; now: Date },
): Promise<boolean> =>
  findKnownDevice(db, {
    userId: known.userId,
    deviceHash: Buffer.from(known.device, 'hex'),
    now: known.now,
  });
