import { assetLimits } from '@zaojie/contract/assets/asset-words';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type {
  collectAsset as putEndpoint,
  uncollectAsset as takeEndpoint,
} from '@zaojie/contract/assets/collection.endpoints';
import { collectionErrors } from '@zaojie/contract/assets/collection.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockOwn } from './change-collection.ts';
import { holdAsset, isIn, putIn, takeOut } from './item.queries.ts';

type Putting = { userId: number; collectionId: number; assetId: number; now: Date };

/** The asset is held before the collection, in the same order as withdrawing it does. */
export async function putIntoCollection(
  tx: Tx,
  { userId, collectionId, assetId, now }: Putting,
): Promise<number> {
  if (!(await holdAsset(tx, assetId))) throw new Refusal(assetErrors.notFound);
  const collection = await lockOwn(tx, collectionId, userId);
  const isFull = collection.asset_count >= assetLimits.collectionSizeMost;
  if (isFull && !(await isIn(tx, collection.id, assetId))) throw new Refusal(collectionErrors.full);
  return putIn(tx, collection, assetId, now);
}

export const collectAsset: Action<typeof putEndpoint> = async (context, { body }) => {
  const assets_count = await context.transaction((tx) =>
    putIntoCollection(tx, {
      userId: context.viewer.userId,
      collectionId: body.collection_id,
      assetId: body.asset_id,
      now: context.now(),
    }),
  );
  return new Answer('已加入合集', { holds: true, assets_count });
};

/** What is gone from the library can still be taken out. */
export const uncollectAsset: Action<typeof takeEndpoint> = async (context, { body }) => {
  const assets_count = await context.transaction(async (tx) => {
    const { id } = await lockOwn(tx, body.collection_id, context.viewer.userId);
    return takeOut(tx, id, body.asset_id, context.now());
  });
  return new Answer('已移出合集', { holds: false, assets_count });
};
