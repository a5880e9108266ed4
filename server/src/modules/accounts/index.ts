import type { Module } from '../../frame/module.ts';
import { accountRoutes } from './accounts.routes.ts';
import { createAccountSubscribers } from './account.subscribers.ts';
import { mailOfChange } from './contacts/mail-of-change.ts';
import { createAuthenticator } from './session.ts';
import { sendResetCode } from './codes/send-reset-code.ts';
import { sweepExpiredAccountData } from './sweep-expired.ts';
import { accountExports } from './account.export.ts';
import { eraseAccounts } from './account.eraser.ts';

export { checkOwnPassword, isPasswordStill, type PasswordCheck } from './passwords/check-own-password.ts';
export { demandOwner } from './contacts/demand-owner.ts';
export { isKnownDevice } from './devices/device.queries.ts';
export { hashToken, keyedHash, randomToken } from './secrets.ts';
export { startSession } from './session.ts';
export { endSessions } from './sessions/end-sessions.ts';
export { signInHere } from './sign-in-here.ts';
export { listStandingSessions } from './session.queries.ts';

export const accountsModule: Module = {
  name: 'accounts',
  erasers: [eraseAccounts],
  exports: accountExports,
  routes: accountRoutes,
  authenticate: createAuthenticator,
  subscribers: createAccountSubscribers,
  tasks: (services) => ({
    'send-reset-code': ({ mobile }) => sendResetCode(services, mobile),
    'mail-contact-change': (change) => mailOfChange(services, change),
  }),
  sweeps: [({ db }, now) => sweepExpiredAccountData(db, now)],
};
