export { commentRoutes } from './comments.routes.ts';
export { listFirstComments } from './list-comments.ts';
