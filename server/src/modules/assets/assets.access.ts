import * as comments from '@zaojie/contract/assets/asset-comment.endpoints';
import * as assets from '@zaojie/contract/assets/asset.endpoints';
import * as collections from '@zaojie/contract/assets/collection.endpoints';
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
  const collection = { title: '只给自己看', is_public: false };
  const { data } = await app.post('/assets/collections/add', collection, { token: owner.token });
  const commentId = added.data['id'] as number;
  return { assetId, draftId, fileId, commentId, collectionId: Number(data['id']) };
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
  row(collections.listCollections, forEveryone, ({ owner }) => ({ query: { user_id: owner.id } })),
  row(collections.getCollection, draftOfOwner, ({ collectionId }) => ({ query: { id: collectionId } })),
  row(collections.addCollection, forMembers, () => ({ body: { title: '新的' } })),
  row(collections.editCollection, forOwner, ({ collectionId }) => ({
    params: { id: collectionId },
    body: { title: '改名', is_public: true },
  })),
  row(collections.deleteCollection, forOwner, ({ collectionId }) => ({ params: { id: collectionId } })),
  row(collections.collectAsset, forOwner, ({ assetId, collectionId }) => ({
    body: { asset_id: assetId, collection_id: collectionId },
  })),
  row(collections.uncollectAsset, forOwner, ({ assetId, collectionId }) => ({
    body: { asset_id: assetId, collection_id: collectionId },
  })),
]);
