import * as comments from '@zaojie/contract/assets/asset-comment.endpoints';
import * as assets from '@zaojie/contract/assets/asset.endpoints';
import * as collections from '@zaojie/contract/assets/collection.endpoints';
import { bind } from '../../frame/action.ts';
import { addCollection, deleteCollection, editCollection } from './collections/change-collection.ts';
import { collectAsset, uncollectAsset } from './collections/collect-asset.ts';
import { getCollection, listCollections } from './collections/list-collections.ts';
import { addAssetComment, deleteAssetComment, listAssetComments } from './comments/asset-comments.ts';
import { downloadAsset } from './library/download-asset.ts';
import { favoriteAsset, listFavoriteAssets, unfavoriteAsset } from './library/favorite-asset.ts';
import { getAsset } from './library/get-asset.ts';
import { listAssets } from './library/list-assets.ts';
import { addAssetVersion } from './own/add-version.ts';
import { createAsset } from './own/create-asset.ts';
import { editAsset } from './own/edit-asset.ts';
import { listMyAssets } from './own/list-my-assets.ts';
import { publishAsset, withdrawAsset } from './own/publish-asset.ts';

export const assetRoutes = [
  bind(assets.listAssets, listAssets),
  bind(assets.getAsset, getAsset),
  bind(assets.listMyAssets, listMyAssets),
  bind(assets.listFavoriteAssets, listFavoriteAssets),
  bind(assets.createAsset, createAsset, {
    pace: 'post',
    callsOutside: true,
    words: { fields: ['title', 'description', 'tags', 'version'], held: 'by_action' },
  }),
  bind(assets.editAsset, editAsset, {
    words: { fields: ['title', 'description', 'tags'], held: { reports: 'asset' } },
  }),
  bind(assets.addAssetVersion, addAssetVersion, {
    pace: 'post',
    callsOutside: true,
    words: { fields: ['version', 'note'], held: 'by_action' },
  }),
  bind(assets.publishAsset, publishAsset),
  bind(assets.withdrawAsset, withdrawAsset),
  bind(assets.downloadAsset, downloadAsset),
  bind(assets.favoriteAsset, favoriteAsset, { pace: 'like' }),
  bind(assets.unfavoriteAsset, unfavoriteAsset, { pace: 'like' }),
  bind(comments.listAssetComments, listAssetComments),
  bind(comments.addAssetComment, addAssetComment, {
    pace: 'comment',
    words: { fields: ['content'], held: { reports: 'asset_comment' } },
  }),
  bind(comments.deleteAssetComment, deleteAssetComment),
  bind(collections.listCollections, listCollections),
  bind(collections.getCollection, getCollection),
  bind(collections.addCollection, addCollection, {
    words: { fields: ['title', 'description'], held: { reports: 'collection' } },
  }),
  bind(collections.editCollection, editCollection, {
    words: { fields: ['title', 'description'], held: { reports: 'collection' } },
  }),
  bind(collections.deleteCollection, deleteCollection),
  bind(collections.collectAsset, collectAsset, { pace: 'like' }),
  bind(collections.uncollectAsset, uncollectAsset, { pace: 'like' }),
];
