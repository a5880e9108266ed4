import type { VerificationKind } from '@zaojie/contract/verifications/verification-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';

export type Verified = Record<VerificationKind, boolean>;

const columnOf = {
  personal: 'is_personal',
  creator: 'is_creator',
  enterprise: 'is_enterprise',
} as const satisfies Record<VerificationKind, string>;

export const unverified: Verified = { personal: false, creator: false, enterprise: false };

export async function setVerified(
  tx: Tx,
  userId: number,
  kind: VerificationKind,
  is: boolean,
): Promise<void> {
  const column = columnOf[kind];
  await tx
    .insertInto('verified_people')
    .values({ user_id: userId, [column]: is })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ [column]: is }))
    .execute();
}

/** Until the transaction ends nobody changes it, so that what is shown elsewhere is the truth of that moment. */
export async function holdVerified(tx: Tx, userId: number): Promise<Verified> {
  const row = await tx
    .selectFrom('verified_people')
    .select(['is_personal', 'is_creator', 'is_enterprise'])
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row
    ? { personal: row.is_personal, creator: row.is_creator, enterprise: row.is_enterprise }
    : unverified;
}

export async function findVerified(db: Db, userId: number): Promise<Verified> {
  const { rows } = await sql<{ verified: Verified | null }>`
    select ${verifiedOf(sql.val(userId))} as verified`.execute(db);
  return rows[0]?.verified ?? unverified;
}

/** As what somebody is verified; null where they never were. */
export function verifiedOf(userId: Sql): RawBuilder<Verified | null> {
  return sql<Verified | null>`(select json_build_object('personal', is_personal, 'creator', is_creator,
    'enterprise', is_enterprise) from verified_people where user_id = ${userId})`;
}
