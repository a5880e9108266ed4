import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { ReportedThing, ReportTarget } from '../../frame/report-target.ts';
import { isBlockedBy } from '../users/index.ts';
import { lockAsset } from './asset.queries.ts';
import { markAnyDeleted, moveCommentCount, unmarkDeleted } from './comments/asset-comment.queries.ts';
import { removeCollection } from './collections/collection.queries.ts';
import { moveAsset } from './own/move-asset.ts';

async function listAssets(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select id, user_id as "ownerId", title, left(description, 600) as excerpt, '/assets/' || id as link from assets
    where id = any(${[...ids]}::bigint[]) and status = 'published'`.execute(db);
  return rows;
}

export async function moderateAsset(
  tx: Tx,
  id: number,
  move: 'hide' | 'restore',
  now: Date,
): Promise<boolean> {
  const asset = await lockAsset(tx, id);
  if (asset?.status !== (move === 'hide' ? 'published' : 'hidden')) return false;
  await moveAsset(tx, asset, { move, role: 'moderator', now });
  return true;
}

async function listComments(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select c.id, c.user_id as "ownerId", left(c.content, 20) as title, c.content as excerpt,
      '/assets/' || c.asset_id as link
    from asset_comments c join assets a on a.id = c.asset_id
    where c.id = any(${[...ids]}::bigint[]) and c.deleted_at is null and a.status = 'published'`.execute(db);
  return rows;
}

async function removeComment(tx: Tx, id: number, now: Date): Promise<boolean> {
  const assetId = await markAnyDeleted(tx, id, now);
  if (assetId !== null) await moveCommentCount(tx, assetId, -1);
  return assetId !== null;
}

async function restoreComment(tx: Tx, id: number): Promise<boolean> {
  const assetId = await unmarkDeleted(tx, id);
  if (assetId !== null) await moveCommentCount(tx, assetId, 1);
  return assetId !== null;
}

async function listCollections(db: Db, ids: readonly number[]): Promise<ReportedThing[]> {
  const { rows } = await sql<ReportedThing>`
    select id, user_id as "ownerId", title, description as excerpt, '/assets/collections/' || id as link
    from asset_collections where id = any(${[...ids]}::bigint[]) and is_public`.execute(db);
  return rows;
}

export const assetReports: readonly ReportTarget[] = [
  {
    kind: 'asset',
    list: listAssets,
    isOpenTo: async (db, { ownerId }, readerId) => !(await isBlockedBy(db, ownerId, readerId)),
    remove: (tx, id, now) => moderateAsset(tx, id, 'hide', now),
    restore: (tx, id, now) => moderateAsset(tx, id, 'restore', now),
  },
  { kind: 'asset_comment', list: listComments, remove: removeComment, restore: restoreComment },
  { kind: 'collection', list: listCollections, remove: removeCollection },
];
