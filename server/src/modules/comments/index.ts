import type { Module } from '../../frame/module.ts';
import { commentNoticeFlags, createCommentNotices } from './comment.notices.ts';
import { commentReport } from './comment.report.ts';
import { commentRoutes } from './comments.routes.ts';
import { commentFigures } from './comment.figures.ts';

export { countCommentsOf } from './count.sql.ts';
export { listFirstComments } from './list-comments.ts';

export const commentsModule: Module = {
  name: 'comments',
  routes: commentRoutes,
  subscribers: createCommentNotices,
  noticeFlags: [commentNoticeFlags],
  reportTargets: [commentReport],
  siteFigures: [commentFigures],
};
