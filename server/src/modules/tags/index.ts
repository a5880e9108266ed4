import type { Module } from '../../frame/module.ts';
import { tagSearch } from './tag.search.ts';
import { tagRoutes } from './tags.routes.ts';
import { tagExports } from './tag.export.ts';

export { setPostTags } from './set-post-tags.ts';
export { listTagRows, setTagRanks } from './tag.queries.ts';

export const tagsModule: Module = {
  name: 'tags',
  exports: tagExports,
  routes: tagRoutes,
  searchSources: [tagSearch],
};
