import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

/** A number has no row before its first code, so there is nothing else to lock. */
export async function lockMobile(tx: Tx, mobile: string, event: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sms:${event}:${mobile}`}, 0))`.execute(tx);
}

export async function findCode(tx: Tx, mobile: string, event: string) {
  const row = await tx
    .selectFrom('sms_codes')
    .selectAll()
    .where('mobile', '=', mobile)
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
  mobile: string;
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
    .insertInto('sms_codes')
    .values({ mobile: code.mobile, event: code.event, ...values })
    .onConflict((conflict) => conflict.columns(['mobile', 'event']).doUpdateSet(values))
    .execute();
}

/** Another code in place of one that still counts; false where there is none. */
export async function replaceCode(
  db: Db,
  code: { mobile: string; event: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms_codes')
    .set({ code_hash: code.codeHash })
    .where('mobile', '=', code.mobile)
    .where('event', '=', code.event)
    .where('expires_at', '>', code.now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countTry(tx: Tx, mobile: string, event: string): Promise<void> {
  await tx
    .updateTable('sms_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('mobile', '=', mobile)
    .where('event', '=', event)
    .execute();
}

/** The row stays for the daily count; a code that can't be used again is simply over. */
export async function spendCode(db: Db, mobile: string, event: string, now: Date): Promise<void> {
  await db
    .updateTable('sms_codes')
    .set({ expires_at: now })
    .where('mobile', '=', mobile)
    .where('event', '=', event)
    .execute();
}
