import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

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
  identity: { provider: string; openid: string; userId: number },
): Promise<void> {
  await tx
    .insertInto('social_identities')
    .values({ provider: identity.provider, openid: identity.openid, user_id: identity.userId })
    .execute();
}
