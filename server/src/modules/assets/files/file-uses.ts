import type { Tx } from '../../../db/database.ts';
import { useUploads } from '../../uploads/index.ts';
import type { LockedAsset } from '../asset.queries.ts';
import { listFileIds } from './version.queries.ts';

export const ASSET_USE = 'asset';

/** Its files and its picture are used from now on: by everybody while it is published, else by its author alone. */
export async function showFiles(
  tx: Tx,
  asset: Pick<LockedAsset, 'id' | 'user_id' | 'status' | 'picture_id'>,
): Promise<void> {
  const fileIds = await listFileIds(tx, asset.id);
  const ids = asset.picture_id === null ? fileIds : [...fileIds, asset.picture_id];
  const owner = { kind: ASSET_USE, ownerId: asset.id };
  await useUploads(
    tx,
    asset.status === 'published'
      ? { ...owner, readers: 'everybody' }
      : { ...owner, readers: 'owner', readerIds: [asset.user_id] },
    ids.map((id) => ({ id })),
  );
}
