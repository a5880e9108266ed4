import type { PublicUser } from '@zaojie/contract/users/user.schemas';
import type { Viewer } from '../../frame/context.ts';
import { canBlockUser, canEditUser, canFollowUser } from './user.policy.ts';
import type { ProfileRow } from './user.queries.ts';

export function viewUser(row: ProfileRow, viewer: Viewer | null): PublicUser {
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    bio: row.bio,
    background: row.background,
    backgroundInfo: row.background_info || row.background,
    score: row.score,
    level: row.score,
    following_count: row.following_count,
    followers_count: row.follower_count,
    is_followed: Boolean(row.is_followed),
    is_blocked: row.is_blocked,
    created_at: row.created_at.toISOString(),
    can: {
      edit: canEditUser(viewer, row.id),
      follow: canFollowUser(viewer, {
        userId: row.id,
        isBlocked: row.is_blocked,
        hasBlockedViewer: row.has_blocked_viewer,
      }),
      block: canBlockUser(viewer, row.id),
    },
  };
}
