import * as endpoints from '@zaojie/contract/circles/circle.endpoints';
import { accessOf, forEveryone, forMembers } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { createCircle } from '../../../test/test-posts.ts';

const makeCircle = async ({ app, n }: Stage) => ({ circleId: await createCircle(app, `矩阵${n}`) });

export const access = accessOf(makeCircle, (row) => [
  row(endpoints.listCircles, forEveryone),
  row(endpoints.getCircle, forEveryone, ({ circleId }) => ({ query: { id: circleId } })),
  row(endpoints.toggleJoinCircle, forMembers, ({ circleId }) => ({ body: { circle_id: circleId } })),
]);
