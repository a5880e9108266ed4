import type { Module } from '../../frame/module.ts';
import { commentNoticeFlags, createCommentNotices } from './comment.notices.ts';
import { subscribe } from '../../platform/events/subscriber.ts';
import { releasePictures } from './delete-comment.ts';
import { commentReport } from './comment.report.ts';
import { commentRoutes } from './comments.routes.ts';
import { commentExports } from './comment.export.ts';
import { eraseComments } from './comment.eraser.ts';
import { commentFigures } from './comment.figures.ts';

export { countCommentsOf } from './count.sql.ts';
export type { TopComment } from './comment.queries.ts';
export { viewComment } from './comment.view.ts';
export { firstCommentsOf } from './first-comments.sql.ts';

export const commentsModule: Module = {
  name: 'comments',
  erasers: [eraseComments],
  exports: commentExports,
  routes: commentRoutes,
  subscribers: (services) => [
    ...createCommentNotices(services),
    subscribe('post.deleted', 'comments.pictures', releasePictures),
  ],
  noticeFlags: [commentNoticeFlags],
  reportTargets: [commentReport],
  siteFigures: [commentFigures],
};
