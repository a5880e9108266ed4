import * as endpoints from '@zaojie/contract/home/home.endpoints';
import { accessOf, forEveryone, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(endpoints.getHome, forEveryone),
  row(endpoints.getWall, forEveryone),
  row(endpoints.getHot, forEveryone),
]);
