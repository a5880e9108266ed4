import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export async function lockIdentity(tx: Tx, provider: string, openid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`social:${provider}:${openid}`}, 0))`.execute(tx);
}

export async function findIdentityOwner(tx: Tx, provider: string, openid: string): Promise<number | null> {
  const row = await tx
    .selectFrom('social_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('openid', '=', openid)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function insertIdentity(
  tx: Tx,
  identity: { provider: string; openid: string; userId: number; nickname: string },
): Promise<void> {
  await tx
    .insertInto('social_identities')
    .values({
      provider: identity.provider,
      openid: identity.openid,
      user_id: identity.userId,
      nickname: identity.nickname,
    })
    .execute();
}

export function findIdentityOf(db: Db, userId: number) {
  return db
    .selectFrom('social_identities')
    .select(['nickname', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** False where there was none. */
export async function deleteIdentities(tx: Tx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('social_identities')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
