import type { Db, Tx } from '../../db/database.ts';

export type NewSession = { userId: number; tokenHash: Buffer; userAgent: string; expiresAt: Date };

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      expires_at: session.expiresAt,
    })
    .execute();
}

export function findSession(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.last_used_at', 'users.role'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
}

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

export async function deleteOtherSessions(tx: Tx, userId: number, keptId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', keptId).execute();
}
