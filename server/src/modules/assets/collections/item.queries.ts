import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { isShownTo } from '../../users/index.ts';
import { assetsQuery, type AssetRow } from '../asset-rows.ts';
import type { CollectionRow } from './collection.queries.ts';

/** Kept until the end of the transaction as it is: withdrawing it waits. False when it isn't in the library. */
export async function holdAsset(tx: Tx, assetId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from assets where id = ${assetId} and status = 'published' for share`.execute(tx);
  return rows.length > 0;
}

/** Whoever calls holds the collection. Doing it again changes nothing; answers how many stand in it. */
export async function putIn(
  tx: Tx,
  { id, is_public }: CollectionRow,
  assetId: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    insert into asset_collection_items (collection_id, asset_id, is_public, added_at)
    values (${id}, ${assetId}, ${is_public}, ${now}) on conflict do nothing returning asset_id`.execute(tx);
  return moveCount(tx, id, rows.length, now);
}

export async function takeOut(tx: Tx, id: number, assetId: number, now: Date): Promise<number> {
  const { rows } = await sql`
    delete from asset_collection_items where collection_id = ${id} and asset_id = ${assetId} returning asset_id`.execute(
    tx,
  );
  return moveCount(tx, id, -rows.length, now);
}

export async function isIn(tx: Tx, id: number, assetId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from asset_collection_items where collection_id = ${id} and asset_id = ${assetId}`.execute(tx);
  return rows.length > 0;
}

async function moveCount(tx: Tx, id: number, by: number, now: Date): Promise<number> {
  const { rows } = await sql<{ asset_count: number }>`
    update asset_collections set asset_count = asset_count + ${by},
      updated_at = case when ${by}::int = 0 then updated_at else ${now}::timestamptz end
    where id = ${id} returning asset_count`.execute(tx);
  return rows[0]?.asset_count ?? 0;
}

/** An asset is withdrawn: whoever calls holds it, so none is put in meanwhile. The collections are locked in one order. */
export async function dropFromCollections(tx: Tx, assetId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from asset_collections
    where id in (select collection_id from asset_collection_items where asset_id = ${assetId})
    order by id for update`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    with gone as (
      delete from asset_collection_items where asset_id = ${assetId} returning collection_id
    )
    update asset_collections set asset_count = asset_count - 1 where id in (select collection_id from gone)`.execute(
    tx,
  );
}

export type CollectionPage = {
  collectionId: number;
  viewerId: number | null;
  limit: number;
  offset: number;
  after: { moment: string; id: number } | null;
};

/** What a moderator has hidden is left out until it comes back. */
export function itemsQuery({
  collectionId,
  viewerId,
  limit,
  offset,
  after,
}: CollectionPage): RawBuilder<AssetRow> {
  const from = after
    ? sql`(i.added_at, i.asset_id) < (${after.moment}::timestamptz, ${after.id}::bigint)`
    : sql`true`;
  return assetsQuery(
    sql`
    select i.asset_id as id, i.added_at::text as place,
      row_number() over (order by i.added_at desc, i.asset_id desc) as ord
    from asset_collection_items i join assets a on a.id = i.asset_id
    where i.collection_id = ${collectionId} and ${from} and a.status = 'published'
      and ${isShownTo(viewerId, sql.ref('a.user_id'))}
    order by i.added_at desc, i.asset_id desc limit ${limit} offset ${offset}`,
    viewerId,
  );
}

export async function listItems(db: Db, page: CollectionPage): Promise<AssetRow[]> {
  return (await itemsQuery(page).execute(db)).rows;
}
