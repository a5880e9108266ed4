import * as invites from '@zaojie/contract/invites/invite.endpoints';
import { bind } from '../../frame/action.ts';
import { getInviteOverview, listInvitees } from './own-invites.ts';

export const inviteRoutes = [
  bind(invites.getInviteOverview, getInviteOverview),
  bind(invites.listInvitees, listInvitees),
];
