import * as comments from '@zaojie/contract/assets/asset-comment.endpoints';
import * as assets from '@zaojie/contract/assets/asset.endpoints';
import {
  accessOf,
  forEveryone,
  forMembers,
  forOwner,
  unlessBlocked,
  type Outcomes,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { assetFormFor, createAsset, sendAssetFile } from './asset-test-rig.ts';

async function makeAssets(stage: Stage) {
  const { app, owner } = stage;
  const { id: assetId } = await createAsset(app, owner);
  const { id: draftId } = await createAsset(app, owner, { publish: false });
  const fileId = await sendAssetFile(app, owner, Buffer.from('another file'), '第二版.txt');
  const added = await app.post(
    '/assets/comment',
    { id: assetId, content: '署名放在片尾了' },
    {
      token: owner.token,
    },
  );
  return { assetId, draftId, fileId, commentId: added.data['id'] as number };
}

/** Nobody but its author finds a draft. */
const draftOfOwner: Outcomes = { ...forOwner, visitor: 'refused' };

export const access = accessOf(makeAssets, (row) => [
  row(assets.listAssets, forEveryone),
  row(assets.getAsset, draftOfOwner, ({ draftId }) => ({ query: { id: draftId } })),
  row(assets.listMyAssets, forMembers),
  row(assets.listFavoriteAssets, forMembers),
  // A file is its uploader's alone.
  row(assets.createAsset, forOwner, ({ fileId }) => ({
    body: { ...assetFormFor(fileId), type: 'file' as const, licence: 'cc0' as const },
  })),
  row(assets.editAsset, forOwner, ({ assetId }) => ({ body: { id: assetId, title: '改过的标题' } })),
  row(assets.addAssetVersion, forOwner, ({ assetId, fileId }) => ({
    body: { id: assetId, upload_id: fileId, version: '1.1' },
  })),
  row(assets.publishAsset, forOwner, ({ draftId }) => ({ body: { id: draftId } })),
  row(assets.withdrawAsset, forOwner, ({ assetId }) => ({ body: { id: assetId } })),
  row(assets.downloadAsset, forOwner, ({ draftId }) => ({ body: { id: draftId } })),
  row(assets.favoriteAsset, forMembers, ({ assetId }) => ({ body: { id: assetId } })),
  row(assets.unfavoriteAsset, forMembers, ({ assetId }) => ({ body: { id: assetId } })),
  row(comments.listAssetComments, forEveryone, ({ assetId }) => ({ query: { id: assetId } })),
  row(comments.addAssetComment, unlessBlocked(forMembers), ({ assetId }) => ({
    body: { id: assetId, content: '正好缺这一件' },
  })),
  row(comments.deleteAssetComment, forOwner, ({ commentId }) => ({ params: { id: commentId } })),
]);
