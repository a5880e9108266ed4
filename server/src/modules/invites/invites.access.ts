import * as invites from '@zaojie/contract/invites/invite.endpoints';
import { accessOf, forMembers, peopleOnly } from '../../../test/access-matrix-rows.ts';

export const access = accessOf(peopleOnly, (row) => [
  row(invites.getInviteOverview, forMembers),
  row(invites.listInvitees, forMembers),
]);
