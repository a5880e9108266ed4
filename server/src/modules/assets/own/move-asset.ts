import { assetStatusNames, type AssetStatus } from '@zaojie/contract/assets/asset-words';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import { releaseUploads } from '../../uploads/index.ts';
import { lockAsset, updateAsset, type LockedAsset } from '../asset.queries.ts';
import { assetTable, type AssetEffect, type AssetMove, type AssetRole } from '../asset.rules.ts';
import { dropFromCollections } from '../collections/item.queries.ts';
import { ASSET_USE, showFiles } from '../files/file-uses.ts';
import { deleteListings, writeListings } from '../library/listing.queries.ts';

const wrongState = (status: AssetStatus) =>
  new Refusal(assetErrors.wrongState, { values: { status: assetStatusNames[status] } });

async function carryOut(tx: Tx, asset: LockedAsset, effect: AssetEffect): Promise<void> {
  switch (effect) {
    case 'list':
      return writeListings(tx, asset);
    case 'unlist':
      return deleteListings(tx, asset.id);
    case 'open_files':
    case 'close_files':
      return showFiles(tx, asset);
    case 'release_files':
      return releaseUploads(tx, { kind: ASSET_USE, ownerId: asset.id });
    case 'leave_collections':
      return dropFromCollections(tx, asset.id);
  }
}

export type Moving = { move: AssetMove; role: AssetRole; now: Date };

/** Carries out a move on an asset that is locked; `change` is what else the move makes of it. */
export async function moveAsset(
  tx: Tx,
  asset: LockedAsset,
  { move, role, now }: Moving,
  change: Partial<LockedAsset> & { description?: string } = {},
): Promise<LockedAsset> {
  const decision = decide(assetTable, { state: asset.status }, move, role);
  if (!decision.isAllowed) throw wrongState(asset.status);
  const publishedAt = decision.to === 'published' ? (asset.published_at ?? now) : asset.published_at;
  const written = { ...change, status: decision.to, published_at: publishedAt };
  await updateAsset(tx, asset.id, written, now);
  const moved = { ...asset, ...written };
  for (const effect of decision.effects) await carryOut(tx, moved, effect);
  return moved;
}

/** One's own; whoever else asks finds nothing. */
export async function lockOwnAsset(tx: Tx, id: number, userId: number): Promise<LockedAsset> {
  const asset = await lockAsset(tx, id);
  if (!asset || asset.user_id !== userId || asset.status === 'withdrawn') {
    throw new Refusal(assetErrors.notFound);
  }
  return asset;
}
