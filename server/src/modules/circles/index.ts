import type { Module } from '../../frame/module.ts';
import { circleSearch } from './circle.search.ts';
import { circleRoutes } from './circles.routes.ts';
import { circleExports } from './circle.export.ts';
import { eraseCircles } from './circle.eraser.ts';

export { circleExists, listCircleRows, moveCirclePostCount } from './circle.queries.ts';
export { countCirclesOf } from './count.sql.ts';
export { viewCircleLabel } from './circle.view.ts';

export const circlesModule: Module = {
  name: 'circles',
  erasers: [eraseCircles],
  exports: circleExports,
  routes: circleRoutes,
  searchSources: [circleSearch],
};
