import type { PublicUser } from '@zaojie/contract/users/user.schemas';
import type { Viewer } from '../../context.ts';
import { canBlockUser, canEditUser, canFollowUser } from './user.policy.ts';
import type { ProfileRow } from './user.queries.ts';

export function viewUser(row: ProfileRow, viewer: Viewer | null): PublicUser {
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    bio: row.bio,
    backgroundInfo: row.background_info,
    score: row.score,
    level: row.score,
    following_count: row.following_count,
    followers_count: row.follower_count,
    is_followed: Boolean(row.is_followed),
    is_blocked: Boolean(row.is_blocked),
    created_at: row.created_at.toISOString(),
    can: {
      edit: canEditUser(viewer, row.id),
      follow: canFollowUser(viewer, row.id) && !row.is_blocked,
      block: canBlockUser(viewer, row.id),
    },
  };
}
