import type { Module } from '../../frame/module.ts';
import { sweepExpiredAttempts } from './attempt.queries.ts';
import { socialLoginRoutes } from './social-login.routes.ts';
import { identityExports } from './identity.export.ts';

export const socialLoginModule: Module = {
  name: 'social-login',
  exports: identityExports,
  routes: socialLoginRoutes,
  sweeps: [({ db }, now) => sweepExpiredAttempts(db, now)],
};
