import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { PushTarget } from '../../platform/push/push.ts';

export type Browser = PushTarget & { id: number };
export type NewBrowser = PushTarget & { userId: number; sessionId: number; publicKey: string };

/** What one person has at most; the oldest make room. */
const MOST_BROWSERS = 10;

/** A browser belongs to whoever signed in there last. */
export async function saveBrowser(tx: Tx, browser: NewBrowser, now: Date): Promise<void> {
  const { userId, sessionId, endpoint, p256dh, auth, publicKey } = browser;
  await sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, public_key, created_at)
    values (${userId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${publicKey}, ${now})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, public_key = excluded.public_key`.execute(tx);
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by id desc offset ${MOST_BROWSERS}
    )`.execute(tx);
}

export async function removeBrowser(tx: Tx, userId: number, endpoint: string): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function removeGone(tx: Tx, id: number, endpoint: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

/** Those that can be reached with this key. */
export function listBrowsers(db: Db, userId: number, publicKey: string): Promise<Browser[]> {
  return db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', userId)
    .where('public_key', '=', publicKey)
    .orderBy('id')
    .execute();
}

export async function hasBrowser(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
