import * as endpoints from '@zaojie/contract/site/site.endpoints';
import { accessOf, forEveryone, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(endpoints.getSite, forEveryone),
  row(endpoints.reportClientError, forEveryone, () => ({
    body: { kind: 'uncaught' as const, route: '/home', message: '出错了' },
  })),
]);
