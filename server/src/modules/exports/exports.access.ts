import * as endpoints from '@zaojie/contract/exports/export.endpoints';
import { accessOf, forMembers, peopleOnly } from '../../../test/access-matrix-rows.ts';
import { PASSWORD } from '../../../test/test-people.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(endpoints.getExport, forMembers),
  row(endpoints.askExport, forMembers, () => ({ body: { password: PASSWORD } })),
]);
