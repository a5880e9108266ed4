import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { shownName } from '../../users/index.ts';

export type CollectionRow = {
  id: number;
  user_id: number;
  title: string;
  description: string;
  is_public: boolean;
  asset_count: number;
};
export type ShownCollectionRow = CollectionRow & {
  nickname: string;
  avatar: string;
  covers: string[];
  holds: boolean;
};

const columns = ['id', 'user_id', 'title', 'description', 'is_public', 'asset_count'] as const;

/** Kept until the end of the transaction: what is put in, taken out and counted waits for it. */
export async function lockCollection(tx: Tx, id: number): Promise<CollectionRow | null> {
  const row = await tx
    .selectFrom('asset_collections')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

const COVERS = 4;

/** Of what was put in last, those that are in the library and have a picture. */
const covers = sql`(select coalesce(json_agg(kept.url), '[]'::json) from (
    select p.url from (
      select asset_id, added_at from asset_collection_items where collection_id = c.id
      order by added_at desc, asset_id desc limit ${sql.lit(COVERS * 3)}
    ) latest join assets a on a.id = latest.asset_id join uploads p on p.id = a.picture_id
    where a.status = 'published'
    order by latest.added_at desc, latest.asset_id desc limit ${sql.lit(COVERS)}) kept)`;

function shownQuery(assetId: number, which: RawBuilder<unknown>): RawBuilder<ShownCollectionRow> {
  return sql<ShownCollectionRow>`
    select c.id, c.user_id, c.title, c.description, c.is_public, c.asset_count, ${shownName()} as nickname, u.avatar,
      ${covers} as covers,
      exists (select from asset_collection_items i where i.collection_id = c.id and i.asset_id = ${assetId}) as holds
    from asset_collections c join users u on u.id = c.user_id
    where ${which} order by c.updated_at desc, c.id desc`;
}

/** Somebody's, the one that was changed last first. */
export function collectionsQuery(options: {
  userId: number;
  isOwn: boolean;
  assetId: number;
}): RawBuilder<ShownCollectionRow> {
  const shown = options.isOwn ? sql`true` : sql`c.is_public`;
  return shownQuery(options.assetId, sql`c.user_id = ${options.userId} and ${shown}`);
}

export async function listCollectionsOf(
  db: Db,
  options: Parameters<typeof collectionsQuery>[0],
): Promise<ShownCollectionRow[]> {
  return (await collectionsQuery(options).execute(db)).rows;
}

export async function findCollection(db: Db, id: number): Promise<ShownCollectionRow | null> {
  const { rows } = await shownQuery(0, sql`c.id = ${id}`).execute(db);
  return rows[0] ?? null;
}

export async function countCollections(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('asset_collections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function isTitleTaken(tx: Tx, userId: number, title: string, exceptId = 0): Promise<boolean> {
  const { rows } = await sql`
    select 1 from asset_collections
    where user_id = ${userId} and lower(title) = lower(${title}) and id <> ${exceptId}`.execute(tx);
  return rows.length > 0;
}

export async function insertCollection(
  tx: Tx,
  collection: { user_id: number; title: string; description: string; is_public: boolean; now: Date },
): Promise<number> {
  const { now, ...values } = collection;
  const row = await tx
    .insertInto('asset_collections')
    .values({ ...values, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCollection(
  tx: Tx,
  id: number,
  changes: { title?: string; description?: string; is_public?: boolean },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('asset_collections').set(changes).where('id', '=', id).execute();
}

/** Its items go with it. */
export async function removeCollection(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('asset_collections')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
