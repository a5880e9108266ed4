export { circleExists, listCircleRows, moveCirclePostCount } from './circle.queries.ts';
export { circleRoutes } from './circles.routes.ts';
export { viewCircleLabel } from './circle.view.ts';
