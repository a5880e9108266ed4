import type { Module } from '../../frame/module.ts';
import { circleSearch } from './circle.search.ts';
import { circleRoutes } from './circles.routes.ts';

export { circleExists, listCircleRows, moveCirclePostCount } from './circle.queries.ts';
export { countCirclesOf } from './count.sql.ts';
export { viewCircleLabel } from './circle.view.ts';

export const circlesModule: Module = {
  name: 'circles',
  routes: circleRoutes,
  searchSources: [circleSearch],
};
