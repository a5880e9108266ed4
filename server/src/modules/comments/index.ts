export { commentRoutes } from './comments.routes.ts';
