import type {
  getCollection as getEndpoint,
  listCollections as listEndpoint,
} from '@zaojie/contract/assets/collection.endpoints';
import { collectionErrors } from '@zaojie/contract/assets/collection.errors';
import type { AssetCollection } from '@zaojie/contract/assets/collection.schemas';
import type { Action } from '../../../frame/action.ts';
import { encodeCursor, pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { viewCard } from '../asset.view.ts';
import { readPlace } from '../library/favorite-asset.ts';
import { findCollection, listCollectionsOf, type ShownCollectionRow } from './collection.queries.ts';
import { listItems } from './item.queries.ts';

function viewCollection(row: ShownCollectionRow, isOwn: boolean): AssetCollection {
  const { id, title, description, is_public, asset_count: assets_count, covers, holds } = row;
  const user = { id: row.user_id, nickname: row.nickname, avatar: row.avatar };
  return { id, title, description, is_public, assets_count, covers, user, holds, can: { edit: isOwn } };
}

export const listCollections: Action<typeof listEndpoint> = async ({ db, viewer }, { query }) => {
  const userId = query.user_id ?? viewer?.userId ?? 0;
  const isOwn = viewer?.userId === userId;
  const rows = await listCollectionsOf(db, { userId, isOwn, assetId: query.asset_id ?? 0 });
  return { data: rows.map((row) => viewCollection(row, isOwn)) };
};

export const getCollection: Action<typeof getEndpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage } = query;
  const collection = await findCollection(db, query.id);
  const isOwn = collection !== null && collection.user_id === viewer?.userId;
  if (!collection || (!isOwn && !collection.is_public)) throw new Refusal(collectionErrors.notFound);
  const after = readPlace(query.cursor);
  const rows = await listItems(db, {
    collectionId: collection.id,
    viewerId: viewer?.userId ?? null,
    limit: perPage,
    offset: after ? 0 : (page - 1) * perPage,
    after,
  });
  const last = rows.length === perPage ? rows.at(-1) : undefined;
  const assets = rows.map((row) => viewCard(row, viewer, context));
  return {
    ...pageOf(assets, { total: collection.asset_count, page, perPage }),
    next_cursor: last ? encodeCursor([last.place, last.id]) : null,
    collection: viewCollection(collection, isOwn),
  };
};
