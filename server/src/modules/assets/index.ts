import type { Module } from '../../frame/module.ts';
import { createAssetNotices } from './asset.notices.ts';
import { assetPreview } from './asset.preview.ts';
import { assetReports } from './asset.report.ts';
import { assetSearch } from './asset.search.ts';
import { assetRoutes } from './assets.routes.ts';
import { downloadedAssets, viewedAssets } from './library/counts.queries.ts';
import { assetExports } from './asset.export.ts';
import { eraseAssets } from './asset.eraser.ts';

export { writeNewCollection } from './collections/change-collection.ts';
export { putIntoCollection } from './collections/collect-asset.ts';
export { insertComment as insertAssetComment } from './comments/asset-comment.queries.ts';
export type { Inspected } from './files/inspect-file.ts';
export { setFavorite as setFavoriteAsset } from './library/favorite.queries.ts';
export { listHotAssets, stillListed, type HotAsset } from './library/hot-assets.ts';
export { addVersion as addNewVersion } from './own/add-version.ts';
export { writeNewAsset } from './own/create-asset.ts';

export const assetsModule: Module = {
  name: 'assets',
  erasers: [eraseAssets],
  exports: assetExports,
  routes: assetRoutes,
  subscribers: createAssetNotices,
  searchSources: [assetSearch],
  linkPreviews: [assetPreview],
  reportTargets: assetReports,
  viewed: [viewedAssets, downloadedAssets],
};
