export { accountRoutes } from './accounts.routes.ts';
export { hashToken, keyedHash, randomToken } from './secrets.ts';
export { createAuthenticator, startSession } from './session.ts';
export { sweepExpiredAccountData } from './sweep-expired.ts';
