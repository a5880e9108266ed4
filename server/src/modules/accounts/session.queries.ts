import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { sanctionOf } from '../sanctions/index.ts';

export type NewSession = {
  userId: number;
  tokenHash: Buffer;
  userAgent: string;
  network: string;
  isKept: boolean;
  expiresAt: Date;
  /** Null where no password was given. */
  confirmedAt: Date | null;
};

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      network: session.network,
      is_kept: session.isKept,
      expires_at: session.expiresAt,
      confirmed_at: session.confirmedAt,
    })
    .execute();
}

export async function markConfirmed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', id).execute();
}

export type SessionRow = {
  id: number;
  user_id: number;
  token_hash: Buffer;
  last_used_at: Date;
  is_kept: boolean;
  role: string;
  confirmed_at: Date | null;
  /** Null unless somebody is muted now. */
  mute_reason: string | null;
  muted_until: Date | null;
};

/** Those of the tokens that open a session which is neither ended nor over, and whose owner isn't shut out. */
export const findSessions = statement<{ tokenHashes: Buffer[]; now: Date }, SessionRow>(
  ({ tokenHashes, now }) => sql`
    select s.id, s.user_id, s.token_hash, s.last_used_at, s.is_kept, s.confirmed_at, u.role,
      m.reason as mute_reason, m.until as muted_until
    from sessions s join users u on u.id = s.user_id
    left join lateral ${sanctionOf(sql`s.user_id`, 'mute', now)} m on true
    where s.token_hash = any(${tokenHashes}::bytea[]) and s.expires_at > ${now} and u.erased_at is null
      and not exists ${sanctionOf(sql`s.user_id`, 'ban', now)}`,
);

export async function extendSession(db: Db, id: number, now: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteSession(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', id).execute();
}

/** False when it is nobody's, or somebody else's. */
export async function deleteOwnSession(tx: Tx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** More than these nobody reads. */
const SESSIONS_SHOWN = 50;

export function listOwnSessions(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute();
}

/** All but the one that is kept; all of them without one. Gives the ids of those that ended. */
export async function deleteSessions(
  tx: Tx,
  userId: number,
  keptId: number | null = null,
): Promise<number[]> {
  const deleting = tx.deleteFrom('sessions').where('user_id', '=', userId).returning('id');
  const ended = await (keptId === null ? deleting : deleting.where('id', '<>', keptId)).execute();
  return ended.map(({ id }) => id);
}

/** Those of the given sessions that are neither ended nor over. */
export async function listStandingSessions(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ id }) => id);
}
