export { isBlockedBy } from './block.queries.ts';
export {
  findCredentials,
  getCredentials,
  getOwnRow,
  insertUser,
  updatePasswordHash,
  type Credentials,
} from './credential.queries.ts';
export { setFollow } from './set-follow.ts';
export { canFollowUser } from './user.policy.ts';
export { lockUsers, moveScore, usernameKey } from './user.queries.ts';
export { userRoutes } from './users.routes.ts';
