import * as endpoints from '@zaojie/contract/deletions/deletion.endpoints';
import { accessOf, forMembers, forOwner, peopleOnly, withSecret } from '../../../test/access-matrix-rows.ts';
import { PASSWORD } from '../../../test/test-people.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(endpoints.getDeletion, forMembers),
  row(endpoints.listHolds, forMembers),
  // Administrators hand over first.
  row(endpoints.askDeletion, { ...forMembers, admin: forOwner.admin }, () => ({
    body: { password: PASSWORD },
  })),
  // None of them has asked.
  row(endpoints.keepAccount, { ...withSecret, visitor: 'login' }),
]);
