import type { Module } from '../../frame/module.ts';
import { sweepExpiredAttempts } from './attempt.queries.ts';
import { socialLoginRoutes } from './social-login.routes.ts';

export const socialLoginModule: Module = {
  name: 'social-login',
  routes: socialLoginRoutes,
  sweeps: [({ db }, now) => sweepExpiredAttempts(db, now)],
};
