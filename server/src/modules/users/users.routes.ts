import * as endpoints from '@zaojie/contract/users/user.endpoints';
import { bind } from '../../frame/action.ts';
import { blockUser } from './blocks/block-user.ts';
import { followUser } from './follow-user.ts';
import { getUser } from './get-user.ts';
import { listBlocked } from './blocks/list-blocked.ts';
import { listFollowers } from './follows/list-followers.ts';
import { listFollowing } from './follows/list-following.ts';
import { listUsers } from './list-users.ts';
import { toggleFollow } from './toggle-follow.ts';
import { unblockUser } from './blocks/unblock-user.ts';
import { unfollowUser } from './unfollow-user.ts';
import { updateUser } from './profile/update-user.ts';

export const userRoutes = [
  bind(endpoints.getUser, getUser),
  bind(endpoints.updateUser, updateUser, {
    words: {
      fields: ['nickname', 'bio', 'city', 'about', 'skills', 'tools', 'links.label', 'backgroundInfo'],
      held: { reports: 'person' },
    },
  }),
  bind(endpoints.listUsers, listUsers),
  bind(endpoints.listFollowing, listFollowing),
  bind(endpoints.listFollowers, listFollowers),
  bind(endpoints.followUser, followUser, { pace: 'follow' }),
  bind(endpoints.unfollowUser, unfollowUser, { pace: 'follow' }),
  bind(endpoints.toggleFollow, toggleFollow, { pace: 'follow' }),
  bind(endpoints.listBlocked, listBlocked),
  bind(endpoints.blockUser, blockUser, { pace: 'follow' }),
  bind(endpoints.unblockUser, unblockUser, { pace: 'follow' }),
];
