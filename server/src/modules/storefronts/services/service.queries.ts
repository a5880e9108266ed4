import { sql } from 'kysely';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Db, Tx } from '../../../db/database.ts';
import type { AddonRow, OptionRow } from './service.rules.ts';

export type ServiceFields = {
  name: string;
  description: string;
  category: number;
  style: number;
  base_price_fen: number;
  price_from_fen: number;
  options: OptionRow[];
  addons: AddonRow[];
  choices_made: number;
  days: number;
  revisions: number;
  deposit_percent: number;
  examples: Picture[];
  terms: string;
  is_active: boolean;
};

export type ServiceRow = ServiceFields & {
  id: number;
  user_id: number;
  /** A moderator took it off the market. */
  is_barred: boolean;
  created_at: Date;
  updated_at: Date;
};

const columns = sql`id, user_id, name, description, category, style, base_price_fen, price_from_fen, options, addons,
  choices_made, days, revisions, deposit_percent, examples, terms, is_active, barred_at is not null as is_barred, created_at, updated_at`;

export async function listServiceRows(
  db: Db,
  userId: number,
  { activeOnly }: { activeOnly: boolean },
): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`
    select ${columns} from services where user_id = ${userId} ${activeOnly ? sql`and is_active` : sql``}
    order by position, id`.execute(db);
  return rows;
}

/** Null where it isn't on offer. */
export async function findServiceOwner(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from services where id = ${id} and is_active`.execute(db);
  return rows[0]?.user_id ?? null;
}

/** Of whoever holds the lock on their storefront: nobody else changes it. */
export async function findService(tx: Tx, userId: number, id: number): Promise<ServiceRow | null> {
  const { rows } = await sql<ServiceRow>`
    select ${columns} from services where id = ${id} and user_id = ${userId}`.execute(tx);
  return rows[0] ?? null;
}

/** Whoever offers it; null for what is gone. */
export async function findAnyService(db: Db, id: number): Promise<ServiceRow | null> {
  const { rows } = await sql<ServiceRow>`select ${columns} from services where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

function stored(fields: ServiceFields) {
  return {
    ...fields,
    options: JSON.stringify(fields.options),
    addons: JSON.stringify(fields.addons),
    examples: JSON.stringify(fields.examples),
  };
}

export async function insertService(
  tx: Tx,
  userId: number,
  fields: ServiceFields,
  now: Date,
): Promise<number> {
  const row = await tx
    .insertInto('services')
    .values({
      ...stored(fields),
      user_id: userId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from services where user_id = ${userId})`,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateService(tx: Tx, id: number, fields: ServiceFields, now: Date): Promise<void> {
  await tx
    .updateTable('services')
    .set({ ...stored(fields), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setActive(tx: Tx, id: number, isActive: boolean, now: Date): Promise<void> {
  await tx
    .updateTable('services')
    .set({ is_active: isActive, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Takes it off the market until it is given back. False where that is so already. */
export async function setBarred(tx: Tx, id: number, barredAt: Date | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('services')
    .set({ barred_at: barredAt, is_active: false, updated_at: now })
    .where('id', '=', id)
    .where('barred_at', barredAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeService(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('services').where('id', '=', id).execute();
}

export async function listServiceIds(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('services')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function setServiceOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update services set position = wanted.n from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, n)
    where services.id = wanted.id and position <> wanted.n`.execute(tx);
}
