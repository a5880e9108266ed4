import type { Module } from '../../frame/module.ts';
import { createInviteSubscribers } from './invite.subscribers.ts';
import { inviteRoutes } from './invites.routes.ts';
import { inviteExports } from './invite.export.ts';
import { eraseInvites } from './invite.eraser.ts';

export { insertInvitation } from './invite.queries.ts';
export { countInvitation } from './invite.subscribers.ts';
export { keepCode } from './own-invites.ts';

export const invitesModule: Module = {
  name: 'invites',
  erasers: [eraseInvites],
  exports: inviteExports,
  routes: inviteRoutes,
  subscribers: createInviteSubscribers,
};
