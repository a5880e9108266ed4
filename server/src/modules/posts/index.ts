import type { Module } from '../../frame/module.ts';
import { createPostNotices, postNoticeFlags } from './post.notices.ts';
import { postPreview } from './post.preview.ts';
import { postReport } from './post.report.ts';
import { postSearch } from './post.search.ts';
import { postSubscribers } from './post.subscribers.ts';
import { postRoutes } from './posts.routes.ts';
import { sweepShares } from './liveliness/sweep-shares.ts';
import { viewedPosts } from './liveliness/view.queries.ts';
import { postExports } from './post.export.ts';
import { erasePosts } from './post.eraser.ts';
import { seriesPreview } from './series/series.preview.ts';
import { seriesReport } from './series/series.report.ts';
import { postFigures } from './post.figures.ts';

export { publishPost } from './add-post.ts';
export { holdPost } from './delete-post.ts';
export type { PostRow } from './post-rows.ts';
export { countingComments, findAuthor, findMore, moveCommentCount, wholePostQuery } from './post.queries.ts';
export { listLikedAmong, listLiveliest, type LabelRow } from './feed/post-label.queries.ts';
export { bestLikesOf } from './feed/best-post.sql.ts';
export { listPostsOf } from './feed/list-posts-of.ts';
export { findHungWork, latestCovers, listWorks, type WorkRow } from './feed/work.queries.ts';
export { likesReceived, tagsUsed, worksPosted, type Span } from './liveliness/received.sql.ts';
export { lockToldPost } from './post-notice.queries.ts';
export { viewPost } from './post.view.ts';
export { createSeries } from './series/join-series.ts';
export { EXCERPT_CHARACTERS, rankOf, SUMMARY_CHARACTERS, usedBy } from './post.rules.ts';

export const postsModule: Module = {
  name: 'posts',
  erasers: [erasePosts],
  exports: postExports,
  routes: postRoutes,
  subscribers: (services) => [...postSubscribers, ...createPostNotices(services)],
  sweeps: [({ db }, now) => sweepShares(db, now)],
  searchSources: [postSearch],
  linkPreviews: [postPreview, seriesPreview],
  reportTargets: [postReport, seriesReport],
  siteFigures: [postFigures],
  viewed: [viewedPosts],
  noticeFlags: [postNoticeFlags],
};
