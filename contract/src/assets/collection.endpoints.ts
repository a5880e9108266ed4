import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, id, optionalId, pageQuery } from '../primitives.ts';
import { assetLimits } from './asset-words.ts';
import { assetErrors } from './asset.errors.ts';
import { assetId, assetPage } from './asset.schemas.ts';
import { collectionErrors } from './collection.errors.ts';
import { assetCollection, collectionEdit, collectionForm } from './collection.schemas.ts';

const collectionId = () => id('无效的合集ID');
const chosen = z.object({ id: collectionId() });

export const listCollections = endpoint({
  method: 'GET',
  path: '/assets/collections',
  access: 'public',
  summary: '素材合集：自己的全部，别人的只有公开的；带素材ID时说明它在哪些里',
  query: z.object({ user_id: optionalId, asset_id: optionalId }),
  output: z.object({ data: z.array(assetCollection) }),
});

export const getCollection = endpoint({
  method: 'GET',
  path: '/assets/collection',
  access: 'public',
  summary: '一个合集和里面的素材，最近加入的在前',
  query: pageQuery(assetLimits.pageSize).extend({ id: collectionId(), cursor }),
  output: assetPage.extend({ collection: assetCollection }),
  errors: [collectionErrors.notFound],
});

export const addCollection = endpoint({
  method: 'POST',
  path: '/assets/collections/add',
  access: 'member',
  summary: '新建合集',
  body: collectionForm,
  output: z.object({ id: z.int() }),
  errors: [collectionErrors.titleTaken, collectionErrors.tooMany],
});

export const editCollection = endpoint({
  method: 'POST',
  path: '/assets/collections/edit/{id}',
  access: 'member',
  summary: '改合集的名称、说明，或设为公开、私密',
  params: chosen,
  body: collectionEdit,
  output: z.object({ id: z.int() }),
  errors: [collectionErrors.notFound, collectionErrors.titleTaken],
});

export const deleteCollection = endpoint({
  method: 'POST',
  path: '/assets/collections/del/{id}',
  access: 'member',
  summary: '删除合集，里面的素材不受影响',
  params: chosen,
  output: z.object({}),
  errors: [collectionErrors.notFound],
});

const standing = z.object({ holds: z.boolean(), assets_count: z.int() });

export const collectAsset = endpoint({
  method: 'POST',
  path: '/assets/collections/put',
  access: 'member',
  summary: '把素材加入自己的合集；已经在里面的不变',
  body: z.object({ asset_id: assetId(), collection_id: collectionId() }),
  output: standing,
  errors: [assetErrors.notFound, collectionErrors.notFound, collectionErrors.full],
});

export const uncollectAsset = endpoint({
  method: 'POST',
  path: '/assets/collections/take',
  access: 'member',
  summary: '把素材移出自己的合集；不在里面的不变',
  body: z.object({ asset_id: assetId(), collection_id: collectionId() }),
  output: standing,
  errors: [collectionErrors.notFound],
});
