import * as endpoints from '@zaojie/contract/circles/circle.endpoints';
import * as admin from '@zaojie/contract/circles/circle-admin.endpoints';
import { bind } from '../../frame/action.ts';
import { getCircle } from './get-circle.ts';
import { listCircles } from './list-circles.ts';
import { hideCircle, listManagedCircles, saveCircle } from './manage-circles.ts';
import { toggleJoinCircle } from './toggle-join-circle.ts';

export const circleRoutes = [
  bind(endpoints.listCircles, listCircles),
  bind(endpoints.getCircle, getCircle),
  bind(admin.listManagedCircles, listManagedCircles),
  bind(admin.saveCircle, saveCircle),
  bind(admin.hideCircle, hideCircle),
  bind(endpoints.toggleJoinCircle, toggleJoinCircle, { pace: 'follow' }),
];
