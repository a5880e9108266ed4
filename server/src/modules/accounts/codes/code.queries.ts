import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** An address has no row before its first code, so there is nothing else to lock. */
export async function lockAddress(tx: Tx, address: string, event: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${event}:${address}`}, 0))`.execute(tx);
}

export async function findCode(tx: Tx, address: string, event: string) {
  const row = await tx
    .selectFrom('verification_codes')
    .selectAll()
    .where('address', '=', address)
    .where('event', '=', event)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    codeHash: row.code_hash,
    tries: row.tries,
    expiresAt: row.expires_at,
    sentAt: row.sent_at,
    dayStartedAt: row.day_started_at,
    sentThatDay: row.sent_that_day,
  };
}

export type NewCode = {
  address: string;
  event: string;
  codeHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
  dayStartedAt: Date;
  sentThatDay: number;
};

export async function saveCode(tx: Tx, code: NewCode): Promise<void> {
  const values = {
    code_hash: code.codeHash,
    tries: 0,
    sent_at: code.sentAt,
    expires_at: code.expiresAt,
    day_started_at: code.dayStartedAt,
    sent_that_day: code.sentThatDay,
  };
  await tx
    .insertInto('verification_codes')
    .values({ address: code.address, event: code.event, ...values })
    .onConflict((conflict) => conflict.columns(['address', 'event']).doUpdateSet(values))
    .execute();
}

/** Another code in place of one that still counts; false where there is none. */
export async function replaceCode(
  db: Db,
  code: { address: string; event: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification_codes')
    .set({ code_hash: code.codeHash })
    .where('address', '=', code.address)
    .where('event', '=', code.event)
    .where('expires_at', '>', code.now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countTry(tx: Tx, address: string, event: string): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('address', '=', address)
    .where('event', '=', event)
    .execute();
}

/** The row stays for the daily count; a code that can't be used again is simply over. */
export async function spendCode(db: Db, address: string, event: string, now: Date): Promise<void> {
  await db
    .updateTable('verification_codes')
    .set({ expires_at: now })
    .where('address', '=', address)
    .where('event', '=', event)
    .execute();
}
