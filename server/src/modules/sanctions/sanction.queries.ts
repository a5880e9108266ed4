import type { SanctionKind } from '@zaojie/contract/sanctions/sanction-words';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { shownName } from '../users/index.ts';
import { holdsAt } from './sanction.sql.ts';

export type SanctionRow = {
  id: number;
  user_id: number;
  kind: SanctionKind;
  reason: string;
  until: Date | null;
  imposed_by: string;
  created_at: Date;
};

/** What holds now, of several people at once. */
export async function listHolding(db: Db, userIds: readonly number[], now: Date): Promise<SanctionRow[]> {
  const { rows } = await sql<SanctionRow>`
    select x.id, x.user_id, x.kind, x.reason, x.until, x.created_at, ${shownName()} as imposed_by
    from sanctions x join users u on u.id = x.imposed_by
    where x.user_id = any(${[...userIds]}::bigint[]) and ${holdsAt(sql`${now}`)}
    order by x.user_id, x.kind`.execute(db);
  return rows;
}

export type NewSanction = {
  userId: number;
  kind: SanctionKind;
  reason: string;
  until: Date | null;
  imposedBy: number;
  now: Date;
};

/** Null where one of the kind holds already. Whoever calls has the person locked. */
export async function insertSanction(tx: Tx, given: NewSanction): Promise<number | null> {
  const { userId, kind, reason, until, imposedBy, now } = given;
  await sql`update sanctions set ended_at = until
    where user_id = ${userId} and kind = ${kind} and ended_at is null and until <= ${now}`.execute(tx);
  const inserted = await tx
    .insertInto('sanctions')
    .values({ user_id: userId, kind, reason, until, imposed_by: imposedBy, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Whose it was; null where none holds by this number. */
export async function endSanction(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ userId: number; kind: SanctionKind } | null> {
  const { rows } = await sql<{ userId: number; kind: SanctionKind }>`
    update sanctions x set ended_at = ${now} where x.id = ${id} and ${holdsAt(sql`${now}`)}
    returning x.user_id as "userId", x.kind`.execute(tx);
  return rows[0] ?? null;
}

export type ToldSanction = {
  id: number;
  user_id: number;
  kind: SanctionKind;
  reason: string;
  until: Date | null;
};

export async function getSanction(db: Db, id: number): Promise<ToldSanction> {
  const { rows } = await sql<ToldSanction>`
    select x.id, x.user_id, x.kind, x.reason, x.until from sanctions x where x.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no sanction ${id}`);
  return row;
}

/** What keeps somebody out now. */
export async function findBan(db: Db, userId: number, now: Date): Promise<ToldSanction | null> {
  const { rows } = await sql<ToldSanction>`
    select x.id, x.user_id, x.kind, x.reason, x.until from sanctions x
    where x.user_id = ${userId} and x.kind = 'ban' and ${holdsAt(sql`${now}`)}`.execute(db);
  return rows[0] ?? null;
}
