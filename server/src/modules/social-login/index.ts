import type { Module } from '../../frame/module.ts';
import { sweepExpiredAttempts } from './attempt.queries.ts';
import { socialLoginRoutes } from './social-login.routes.ts';
import { identityExports } from './identity.export.ts';
import { eraseIdentitys } from './identity.eraser.ts';

export const socialLoginModule: Module = {
  name: 'social-login',
  erasers: [eraseIdentitys],
  exports: identityExports,
  routes: socialLoginRoutes,
  sweeps: [({ db }, now) => sweepExpiredAttempts(db, now)],
};
