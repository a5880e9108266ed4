export { accountRoutes } from './accounts.routes.ts';
export { hashToken, keyedHash, randomToken } from './secrets.ts';
export { createAuthenticator, startSession } from './session.ts';
export { listStandingSessions } from './session.queries.ts';
export { sweepExpiredAccountData } from './sweep-expired.ts';
export { takeTurns } from './take-turns.ts';
