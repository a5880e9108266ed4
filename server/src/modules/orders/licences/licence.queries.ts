import type { Usage } from '@zaojie/contract/bounties/bounty-availability';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { shownName } from '../../users/index.ts';
import type { Side } from '../engine/order-row.ts';

export type LicenceRow = {
  code: string;
  order_id: number;
  client_id: number;
  creator_id: number;
  client_name: string;
  creator_name: string;
  title: string;
  usage: Usage;
  credit: boolean;
  show_from: string | null;
  files: { name: string; size: number; sha256: string }[];
  is_client_named: boolean;
  is_creator_named: boolean;
  issued_at: Date;
  revoked_at: Date | null;
  revoked_reason: string;
};

const select = sql`select l.*, ${shownName('c')} as client_name, ${shownName('a')} as creator_name
  from order_licences l join users c on c.id = l.client_id join users a on a.id = l.creator_id`;

export async function findLicence(db: Db, code: string): Promise<LicenceRow | null> {
  const { rows } = await sql<LicenceRow>`${select} where l.code = ${code}`.execute(db);
  return rows[0] ?? null;
}

export type LicencePlace = { issuedAt: Date; code: string };

/** Of either side, the latest first. */
export async function listLicenceRows(
  db: Db,
  userId: number,
  { limit, offset, after }: { limit: number; offset: number; after: LicencePlace | null },
): Promise<LicenceRow[]> {
  const further = after
    ? sql`and (l.issued_at < ${after.issuedAt} or l.issued_at = ${after.issuedAt} and l.code > ${after.code})`
    : sql``;
  const { rows } = await sql<LicenceRow>`
    ${select} where (l.client_id = ${userId} or l.creator_id = ${userId}) ${further}
    order by l.issued_at desc, l.code limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countLicences(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from order_licences
    where client_id = ${userId} or creator_id = ${userId}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function setNamed(tx: Tx, code: string, side: Side, isNamed: boolean): Promise<void> {
  const change = side === 'client' ? { is_client_named: isNamed } : { is_creator_named: isNamed };
  await tx.updateTable('order_licences').set(change).where('code', '=', code).execute();
}

/** What was agreed on about showing the work has changed since. */
export async function showLicensedFrom(tx: Tx, orderId: number, showFrom: string | null): Promise<void> {
  await tx
    .updateTable('order_licences')
    .set({ show_from: showFrom })
    .where('order_id', '=', orderId)
    .execute();
}

export async function setRevoked(tx: Tx, orderId: number, reason: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('order_licences')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
