import * as endpoints from '@zaojie/contract/accounts/account.endpoints';
import * as contactEndpoints from '@zaojie/contract/accounts/contact.endpoints';
import { bind } from '../../frame/action.ts';
import { changePassword } from './passwords/change-password.ts';
import {
  changeContact,
  checkProofCode,
  getContacts,
  sendContactCode,
  sendProofCode,
} from './contacts/own-contacts.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { getOwnAccount } from './get-own-account.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { setFirstPassword } from './set-first-password.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/own-sessions.ts';
import { sendCode } from './codes/send-code.ts';

export const accountRoutes = [
  bind(endpoints.login, login, { failureLimit: 'failedLogins' }),
  // Not one transaction as a whole: a counted try at a code must stay counted when the call is refused.
  bind(endpoints.register, register, {
    addressLimit: 'registrations',
    callsOutside: true,
    words: { fields: ['username'], held: 'by_action' },
  }),
  bind(endpoints.resetPassword, resetPassword, { addressLimit: 'codes', callsOutside: true }),
  bind(endpoints.setFirstPassword, setFirstPassword, { addressLimit: 'codes', callsOutside: true }),
  bind(endpoints.logout, logout),
  bind(endpoints.sendCode, sendCode, { addressLimit: 'codes', callsOutside: true }),
  bind(endpoints.getOwnAccount, getOwnAccount),
  bind(endpoints.changePassword, changePassword),
  // Not one transaction as a whole: a wrong try must stay counted.
  bind(endpoints.confirmPassword, confirmPassword, { callsOutside: true }),
  bind(endpoints.listSessions, listSessions),
  bind(endpoints.endSession, endSession),
  bind(endpoints.endOtherSessions, endOtherSessions),
  bind(contactEndpoints.getContacts, getContacts),
  bind(contactEndpoints.sendProofCode, sendProofCode, { addressLimit: 'codes', callsOutside: true }),
  bind(contactEndpoints.checkProofCode, checkProofCode, { callsOutside: true }),
  bind(contactEndpoints.sendContactCode, sendContactCode, { addressLimit: 'codes', callsOutside: true }),
  bind(contactEndpoints.changeContact, changeContact, { callsOutside: true }),
];
