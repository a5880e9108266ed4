import * as endpoints from '@zaojie/contract/users/user.endpoints';
import {
  accessOf,
  forEveryone,
  forMembers,
  forOwner,
  notOneself,
  peopleOnly,
  unlessBlocked,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';

const inPath = ({ owner }: Stage) => ({ params: { id: owner.id } });
const inBody = ({ owner }: Stage) => ({ body: { user_id: owner.id } });

export const access = accessOf(peopleOnly, (row) => [
  row(endpoints.getUser, forEveryone, inPath),
  row(endpoints.updateUser, forOwner, ({ owner }) => ({ params: { id: owner.id }, body: { bio: '改' } })),
  row(endpoints.listUsers, forEveryone),
  row(endpoints.listFollowing, unlessBlocked(forEveryone), inPath),
  row(endpoints.listFollowers, unlessBlocked(forEveryone), inPath),
  row(endpoints.followUser, unlessBlocked(notOneself), inPath),
  // Leaving is always possible.
  row(endpoints.unfollowUser, notOneself, inPath),
  row(endpoints.toggleFollow, unlessBlocked(notOneself), inPath),
  row(endpoints.listBlocked, forMembers),
  row(endpoints.blockUser, notOneself, inBody),
  row(endpoints.unblockUser, notOneself, inBody),
]);
