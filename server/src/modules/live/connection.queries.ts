import { limits } from '@zaojie/contract/limits';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';

export type ConnectionRow = { id: string; userId: number; sessionId: number };

/** Two rounds of refreshing and a little more: a process that died is forgotten by then. */
const onlineSince = (now: Date | Sql) => sql`${now}::timestamptz - interval '75 seconds'`;

/** For other statements: whether the person of this column has a socket somewhere. */
export function isOnline(userId: Sql, now: Date | Sql): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from live_connections lc where lc.user_id = ${userId} and lc.seen_at > ${onlineSince(now)})`;
}

/** For other statements: when the person of this column was last here; null when that isn't known. */
export function lastSeenAt(userId: Sql): RawBuilder<Date | null> {
  return sql<Date | null>`(select ls.seen_at from last_seen ls where ls.user_id = ${userId})`;
}

async function isUserOnline(db: Db, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ online: boolean }>`select ${isOnline(sql`${userId}`, now)} as online`.execute(
    db,
  );
  return rows[0]?.online ?? false;
}

/** Writes a socket down; tells whether its owner was here already. */
export async function openConnection(
  db: Db,
  processId: string,
  { id, userId, sessionId }: ConnectionRow,
  now: Date,
): Promise<{ wasOnline: boolean }> {
  const { rows } = await sql<{ wasOnline: boolean }>`
    with opened as (
      insert into live_connections (id, user_id, session_id, process_id, seen_at)
      values (${id}, ${userId}, ${sessionId}, ${processId}, ${now})
    )
    select ${isOnline(sql`${userId}`, now)} as "wasOnline"`.execute(db);
  return { wasOnline: rows[0]?.wasOnline ?? false };
}

/** Says of the sockets of a process that they are still there; rows that were lost come back. */
export async function saveConnections(
  db: Db,
  processId: string,
  connections: readonly ConnectionRow[],
  now: Date,
): Promise<void> {
  if (connections.length === 0) return;
  await sql`
    insert into live_connections (id, user_id, session_id, process_id, seen_at)
    select c.id, c.user_id, c.session_id, ${processId}::uuid, ${now}
    from unnest(
      ${connections.map(({ id }) => id)}::uuid[],
      ${connections.map(({ userId }) => userId)}::bigint[],
      ${connections.map(({ sessionId }) => sessionId)}::bigint[]
    ) as c (id, user_id, session_id)
    join users on users.id = c.user_id
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(db);
}

/** The oldest of a person's sockets beyond what one person may have. */
export async function takeSurplusConnections(
  db: Db,
  userId: number,
): Promise<{ id: string; sessionId: number }[]> {
  const { rows } = await sql<{ id: string; sessionId: number }>`
    delete from live_connections where id in (
      select id from live_connections where user_id = ${userId}
      order by opened_at desc, id offset ${limits.message.socketsPerUser}
    ) returning id, session_id as "sessionId"`.execute(db);
  return rows;
}

/** Whether that was the last of the person's sockets. Two that go at once take turns, and only one of them is the last. */
export async function deleteConnection(
  tx: Tx,
  own: Pick<ConnectionRow, 'id' | 'userId'>,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`presence:${own.userId}`}, 0))`.execute(tx);
  const { numDeletedRows } = await tx
    .deleteFrom('live_connections')
    .where('id', '=', own.id)
    .executeTakeFirst();
  return numDeletedRows > 0n && !(await isUserOnline(tx, own.userId, now));
}

export async function deleteConnectionsOf(db: Db, processId: string): Promise<void> {
  await db.deleteFrom('live_connections').where('process_id', '=', processId).execute();
}

export async function deleteLostConnections(db: Db, now: Date): Promise<void> {
  await sql`delete from live_connections where seen_at < ${onlineSince(now)}`.execute(db);
}

export async function saveLastSeen(db: Db, userId: number, now: Date): Promise<void> {
  await sql`
    insert into last_seen (user_id, seen_at) select id, ${now} from users where id = ${userId}
    on conflict (user_id) do update set seen_at = excluded.seen_at`.execute(db);
}
