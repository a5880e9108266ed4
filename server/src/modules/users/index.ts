export {
  findCredentials,
  getCredentials,
  getOwnRow,
  insertUser,
  updatePasswordHash,
  type Credentials,
} from './credential.queries.ts';
export { usernameKey } from './user.queries.ts';
export { userRoutes } from './users.routes.ts';
