import type { getOwnAccount as endpoint } from '@zaojie/contract/accounts/account.endpoints';
import type { Action } from '../../frame/action.ts';
import { getOwnRow } from '../users/index.ts';
import { maskMobile } from './contacts/mask.ts';

export const getOwnAccount: Action<typeof endpoint> = async (context) => {
  const row = await getOwnRow(context.db, context.viewer.userId);
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    score: row.score,
    email: row.email ?? '',
    mobile: maskMobile(row.mobile),
    bio: row.bio,
    background: row.background,
    backgroundInfo: row.background_info,
    role: context.viewer.role,
    has_password: row.password_hash !== null,
    following_count: row.following_count,
    followers_count: row.follower_count,
    created_at: row.created_at.toISOString(),
  };
};
