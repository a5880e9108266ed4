import type { Module } from '../../frame/module.ts';
import { userPreview } from './profile/user.preview.ts';
import { userReport } from './user.report.ts';
import { userSearch } from './user.search.ts';
import { userRoutes } from './users.routes.ts';
import { userExports } from './user.export.ts';
import { eraseUser } from './user.eraser.ts';
import { holdByRole } from './user.hold.ts';
import { userFigures } from './user.figures.ts';

export { closePerson, lockForErasing } from './user.eraser.ts';
export { isBlockedBy } from './blocks/block.queries.ts';
export {
  areNotApart,
  blockedAmong,
  blockersAmong,
  hasBlocked,
  hasBlockedViewer,
  hasBlockedAnybody,
  isBlockedByAny,
  isShownTo,
  peopleApartFrom,
} from './blocks/block.sql.ts';
export {
  findContacts,
  findCredentials,
  getCredentials,
  getOwnRow,
  giveFirstPassword,
  insertUser,
  lockContacts,
  lockCredentials,
  replacePasswordHash,
  setContact,
  updatePasswordHash,
  type ContactRow,
  type Credentials,
} from './credential.queries.ts';
export { figuresOfPerson, joinedBetween, type PersonFigures } from './figures.sql.ts';
export { findDetails, noDetails } from './profile/details.queries.ts';
export { followersWon, isFollowing } from './follow.sql.ts';
export { countManaged, listManaged, type ManagedRow } from './managed.queries.ts';
export { listMentioned, lockPerson } from './person.queries.ts';
export { personColumns, shownName, type PersonRow } from './person.sql.ts';
export { setFollow } from './set-follow.ts';
export { canFollowUser } from './user.policy.ts';
export { findProfile, type ProfileRow } from './user.queries.ts';
export { viewUser } from './user.view.ts';
export {
  lockFollow,
  lockUsers,
  moveLikeCount,
  movePostCount,
  moveScore,
  moveWorkCount,
  setShownWorkCount,
  usernameKey,
} from './user.queries.ts';

export const usersModule: Module = {
  name: 'users',
  holds: [holdByRole],
  erasers: [eraseUser],
  exports: userExports,
  routes: userRoutes,
  searchSources: [userSearch],
  linkPreviews: [userPreview],
  reportTargets: [userReport],
  siteFigures: [userFigures],
};
