import type { downloadAsset as endpoint } from '@zaojie/contract/assets/asset.endpoints';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { addressFor } from '../../uploads/index.ts';
import { canSee } from '../asset.policy.ts';
import { findVersion } from '../files/version.queries.ts';
import { findSeen } from './seen.queries.ts';

/** The address is the reader's own, saves under the file's own name, and takes ranges. */
export const downloadAsset: Action<typeof endpoint> = async (context, { body }) => {
  const { db, viewer } = context;
  const [asset, version] = await Promise.all([
    findSeen(db, body.id),
    findVersion(db, body.id, body.version_id),
  ]);
  if (!asset || !version || !canSee(viewer, asset)) throw new Refusal(assetErrors.notFound);
  const { upload_id: id, url } = version;
  if (id === null || url === null) throw new Refusal(assetErrors.fileGone);
  // Taking one's own is no news.
  if (asset.user_id !== viewer.userId) context.views.note('asset-download', body.id, viewer.userId);
  const address = addressFor(context, viewer.userId, { id, url });
  return { url: address, name: version.file_name, size: version.byte_size, sha256: version.sha256 };
};
