import * as accounts from './accounts/account.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { getSite } from './site/site.endpoints.ts';
import * as socialLogin from './social-login/social-login.endpoints.ts';
import * as users from './users/user.endpoints.ts';

/** Every call of the API by domain. For documents and tests; the web imports single endpoints instead. */
export const api: Record<string, readonly Endpoint[]> = {
  accounts: Object.values(accounts),
  'social-login': Object.values(socialLogin),
  users: Object.values(users),
  site: [getSite],
};

export const allEndpoints: readonly Endpoint[] = Object.values(api).flat();
