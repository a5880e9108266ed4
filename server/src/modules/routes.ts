import type { BoundRoute } from '../http/bind.ts';
import { accountRoutes } from './accounts/index.ts';
import { siteRoutes } from './site/index.ts';
import { socialLoginRoutes } from './social-login/index.ts';
import { userRoutes } from './users/index.ts';

/** Every route of every module. */
export const routes: readonly BoundRoute[] = [
  ...accountRoutes,
  ...userRoutes,
  ...socialLoginRoutes,
  ...siteRoutes,
];
