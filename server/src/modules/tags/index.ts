import type { Module } from '../../frame/module.ts';
import { tagSearch } from './tag.search.ts';
import { tagRoutes } from './tags.routes.ts';
import { tagExports } from './tag.export.ts';
import { eraseTags } from './tag.eraser.ts';

export { ensureTag, setPostTags } from './set-post-tags.ts';
export { listTagRows, setTagRanks } from './tag.queries.ts';

export const tagsModule: Module = {
  name: 'tags',
  erasers: [eraseTags],
  exports: tagExports,
  routes: tagRoutes,
  searchSources: [tagSearch],
};
