import * as endpoints from '@zaojie/contract/circles/circle.endpoints';
import * as admin from '@zaojie/contract/circles/circle-admin.endpoints';
import { accessOf, forAdmin, forEveryone, forMembers } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { createCircle } from '../../../test/test-posts.ts';

const makeCircle = async ({ app, n }: Stage) => ({ circleId: await createCircle(app, `矩阵${n}`) });

export const access = accessOf(makeCircle, (row) => [
  row(endpoints.listCircles, forEveryone),
  row(endpoints.getCircle, forEveryone, ({ circleId }) => ({ query: { id: circleId } })),
  row(admin.listManagedCircles, forAdmin),
  row(admin.saveCircle, forAdmin, ({ circleId, n }) => ({ body: { id: circleId, name: `改名${n}` } })),
  row(admin.hideCircle, forAdmin, ({ circleId }) => ({ body: { id: circleId, hidden: 1 } })),
  row(endpoints.toggleJoinCircle, forMembers, ({ circleId }) => ({ body: { circle_id: circleId } })),
]);
