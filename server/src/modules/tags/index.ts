export { setPostTags } from './set-post-tags.ts';
export { listTagRows, tagKey } from './tag.queries.ts';
export { tagRoutes } from './tags.routes.ts';
