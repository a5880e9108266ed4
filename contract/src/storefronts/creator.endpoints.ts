import { endpoint } from '../endpoint.ts';
import { acts, within } from '../proxies/proxy-words.ts';
import { creatorPage, creatorQuery, storefront, storefrontForm } from './creator.schemas.ts';

export const listCreators = endpoint({
  method: 'GET',
  path: '/bounty/creators',
  access: 'public',
  summary:
    '找创作者：按类型 category（或 type）、画风 style、起价 price_band、只看接单中 only_on 筛选，按 sort 排序；id、英文词、中文词都可以',
  query: creatorQuery,
  output: creatorPage,
});

export const getStorefront = endpoint({
  method: 'GET',
  path: '/profile/storefront',
  access: 'member',
  actFor: within('works'),
  summary: '自己的接稿设置和现在的接单状态',
  output: storefront,
});

export const saveStorefront = endpoint({
  method: 'POST',
  path: '/profile/storefront/save',
  access: 'member',
  actFor: acts('works', '修改接稿状态'),
  summary: '保存类型、画风、是否接单、是否接收合适约稿的提醒；没带的不变',
  body: storefrontForm,
  output: storefront,
});
