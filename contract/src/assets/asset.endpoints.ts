import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, optionalId, pageQuery } from '../primitives.ts';
import { isStorableLine } from '../text-rules.ts';
import { uploadErrors } from '../uploads/upload.errors.ts';
import { assetLicences, assetLimits, assetStatuses, assetTypes } from './asset-words.ts';
import { assetErrors } from './asset.errors.ts';
import {
  assetCard,
  assetDetail,
  assetEdit,
  assetForm,
  assetId,
  assetLibrary,
  assetPage,
  assetVersion,
  versionForm,
} from './asset.schemas.ts';

const { pageSize } = assetLimits;

export const assetOrders = ['new', 'downloads'] as const;

/** A filter that is rubbish filters nothing. */
const chosen = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words).nullable().catch(null).default(null);

const tagFilter = z
  .unknown()
  .optional()
  .transform((raw) => {
    const word = typeof raw === 'string' ? raw.trim() : '';
    return word !== '' && word.length <= assetLimits.tagMax * 2 && isStorableLine(word) ? word : null;
  })
  .meta({ type: 'string' });

export const listAssets = endpoint({
  method: 'GET',
  path: '/assets/index',
  access: 'public',
  summary: '素材库：可按类型、授权、标签筛选，按最新或下载最多排列',
  query: pageQuery(pageSize).extend({
    cursor,
    order: z.enum(assetOrders).catch('new').default('new'),
    type: chosen(assetTypes),
    licence: chosen(assetLicences),
    tag: tagFilter,
  }),
  output: assetLibrary,
});

export const getAsset = endpoint({
  method: 'GET',
  path: '/assets/detail',
  access: 'public',
  summary: '素材详情，带全部版本和压缩包的目录',
  query: z.object({ id: assetId() }),
  output: assetDetail,
  errors: [assetErrors.notFound],
});

export const listMyAssets = endpoint({
  method: 'GET',
  path: '/assets/mine',
  access: 'member',
  summary: '我的素材，包括草稿和被隐藏的，最近的在前；下架的只在按状态查时给出',
  query: pageQuery(pageSize).extend({ cursor, status: chosen(assetStatuses) }),
  output: assetPage,
});

export const listFavoriteAssets = endpoint({
  method: 'GET',
  path: '/assets/favorites',
  access: 'member',
  summary: '我收藏的素材，最近收藏的在前',
  query: pageQuery(pageSize).extend({ cursor }),
  output: assetPage,
});

const fileErrors = [
  assetErrors.foreignFile,
  assetErrors.fileUsed,
  assetErrors.escapingArchive,
  assetErrors.archiveBomb,
  uploadErrors.storageFull,
];

export const createAsset = endpoint({
  method: 'POST',
  path: '/assets/create',
  access: 'member',
  summary:
    '用传完的文件（purpose=asset）建一件素材：publish 为真时发布，否则存为草稿；同一文件再次提交得到同一件',
  body: assetForm,
  output: assetCard,
  errors: [...fileErrors, assetErrors.foreignPicture],
});

export const editAsset = endpoint({
  method: 'POST',
  path: '/assets/edit',
  access: 'member',
  summary: '修改自己的素材，没带的不变',
  body: assetEdit,
  output: assetCard,
  errors: [assetErrors.notFound, assetErrors.wrongState, assetErrors.foreignPicture],
});

export const addAssetVersion = endpoint({
  method: 'POST',
  path: '/assets/version',
  access: 'member',
  summary: '给自己的素材添加新版本；旧版本仍可下载',
  body: versionForm,
  output: assetVersion,
  errors: [
    ...fileErrors,
    assetErrors.notFound,
    assetErrors.wrongState,
    assetErrors.versionTaken,
    assetErrors.tooManyVersions,
  ],
});

const chosenAsset = z.object({ id: assetId() });

export const publishAsset = endpoint({
  method: 'POST',
  path: '/assets/publish',
  access: 'member',
  summary: '发布自己的草稿；已经发布的再次发布不变',
  body: chosenAsset,
  output: assetCard,
  errors: [assetErrors.notFound, assetErrors.wrongState],
});

export const withdrawAsset = endpoint({
  method: 'POST',
  path: '/assets/withdraw',
  access: 'member',
  summary: '下架自己的素材或丢弃草稿，文件随之删除（订单或授权还在用的除外），不能恢复',
  body: chosenAsset,
  output: z.object({ id: z.int(), status: z.enum(assetStatuses) }),
  errors: [assetErrors.notFound, assetErrors.wrongState],
});

export const downloadAsset = endpoint({
  method: 'POST',
  path: '/assets/download',
  access: 'member',
  summary: '取得下载地址，不带 version_id 时是最新版；每人每天计一次下载',
  body: z.object({ id: assetId(), version_id: optionalId }),
  output: z.object({ url: z.string(), name: z.string(), size: z.int(), sha256: z.string() }),
  errors: [assetErrors.notFound, assetErrors.fileGone],
});

const favoriteState = z.object({ is_favorite: z.boolean(), favorites_count: z.int() });

export const favoriteAsset = endpoint({
  method: 'POST',
  path: '/assets/favorite',
  access: 'member',
  summary: '收藏素材',
  body: chosenAsset,
  output: favoriteState,
  errors: [assetErrors.notFound],
});

export const unfavoriteAsset = endpoint({
  method: 'POST',
  path: '/assets/unfavorite',
  access: 'member',
  summary: '取消收藏素材',
  body: chosenAsset,
  output: favoriteState,
  errors: [assetErrors.notFound],
});
