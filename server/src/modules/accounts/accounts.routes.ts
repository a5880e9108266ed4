import * as endpoints from '@zaojie/contract/accounts/account.endpoints';
import { bind } from '../../http/bind.ts';
import { changePassword } from './change-password.ts';
import { getOwnAccount } from './get-own-account.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { sendCode } from './send-code.ts';

export const accountRoutes = [
  bind(endpoints.login, login),
  bind(endpoints.register, register, { addressLimit: 'registrations' }),
  bind(endpoints.logout, logout),
  bind(endpoints.sendCode, sendCode, { addressLimit: 'codes' }),
  bind(endpoints.getOwnAccount, getOwnAccount),
  bind(endpoints.changePassword, changePassword),
];
