export { describePost, type PageDescription } from './describe-post.ts';
export { findAuthor } from './post.queries.ts';
export { listLikedAmong, listLiveliest, type LabelRow } from './post-label.queries.ts';
export { postRoutes } from './posts.routes.ts';
export { postSubscribers } from './post.subscribers.ts';
export { rankOf } from './post.rules.ts';
export { createViewCounter, type ViewCounter } from './view-counter.ts';
