import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { getOwnRow } from '../users/index.ts';

export type MailAddress = { address: string; isConfirmed: boolean };

/** The account's address and whether somebody has shown that it is theirs; null without one. */
export async function findAddress(db: Db, userId: number): Promise<MailAddress | null> {
  const { email } = await getOwnRow(db, userId);
  if (!email) return null;
  const row = await db
    .selectFrom('mail_confirmations')
    .select(['address', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { address: email, isConfirmed: row?.confirmed_at != null && row.address === email.toLowerCase() };
}

/** Says that a mail is on its way; false when the last one was asked for a moment ago. */
export async function noteAsked(
  tx: Tx,
  userId: number,
  { address, now, after }: { address: string; now: Date; after: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into mail_confirmations as c (user_id, address, asked_at) values (${userId}, ${address}, ${now})
    on conflict (user_id) do update set asked_at = excluded.asked_at, address = excluded.address,
      confirmed_at = case when c.address = excluded.address then c.confirmed_at end
    where c.asked_at is null or c.asked_at <= ${after} or c.address <> excluded.address
    returning user_id`.execute(tx);
  return rows.length === 1;
}

/** A code or a link that was sent to the address has come back. */
export async function confirmAddress(tx: Tx, userId: number, address: string, now: Date): Promise<void> {
  const values = { address: address.toLowerCase(), confirmed_at: now };
  await tx
    .insertInto('mail_confirmations')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function forgetAsking(tx: Tx, userId: number): Promise<void> {
  await tx.updateTable('mail_confirmations').set({ asked_at: null }).where('user_id', '=', userId).execute();
}
