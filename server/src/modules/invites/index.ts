import type { Module } from '../../frame/module.ts';
import { createInviteSubscribers } from './invite.subscribers.ts';
import { inviteRoutes } from './invites.routes.ts';

export { insertInvitation } from './invite.queries.ts';
export { countInvitation } from './invite.subscribers.ts';
export { keepCode } from './own-invites.ts';

export const invitesModule: Module = {
  name: 'invites',
  routes: inviteRoutes,
  subscribers: createInviteSubscribers,
};
