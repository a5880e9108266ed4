import * as endpoints from '@zaojie/contract/circles/circle.endpoints';
import { bind } from '../../frame/action.ts';
import { getCircle } from './get-circle.ts';
import { listCircles } from './list-circles.ts';
import { toggleJoinCircle } from './toggle-join-circle.ts';

export const circleRoutes = [
  bind(endpoints.listCircles, listCircles),
  bind(endpoints.getCircle, getCircle),
  bind(endpoints.toggleJoinCircle, toggleJoinCircle, { pace: 'follow' }),
];
