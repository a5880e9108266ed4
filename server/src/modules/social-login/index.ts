export { sweepExpiredAttempts } from './attempt.queries.ts';
export { socialLoginRoutes } from './social-login.routes.ts';
