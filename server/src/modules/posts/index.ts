export { describePost, type PageDescription } from './describe-post.ts';
export { sweepDailyMarks } from './daily-mark.ts';
export { findAuthor, findPost } from './post.queries.ts';
export { listLikedAmong, listLiveliest, type LabelRow } from './post-label.queries.ts';
export { viewPost } from './post.view.ts';
export { postRoutes } from './posts.routes.ts';
export { postSubscribers } from './post.subscribers.ts';
export { rankOf } from './post.rules.ts';
export { createViewCounter, type ViewCounter } from './view-counter.ts';
