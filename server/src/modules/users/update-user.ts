import type { updateUser as endpoint } from '@zaojie/contract/users/user.endpoints';
import { userErrors } from '@zaojie/contract/users/user.errors';
import { Answer, type Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { canEditUser } from './user.policy.ts';
import { findProfile, updateProfile, type UserChanges } from './user.queries.ts';
import { viewUser } from './user.view.ts';

export const updateUser: Action<typeof endpoint> = async (context, { params, body }) => {
  // Somebody else's id answers like one that doesn't exist.
  if (!canEditUser(context.viewer, params.id)) throw new Refusal(userErrors.notFound);
  const changes: UserChanges = {
    ...(body.nickname !== undefined && { nickname: body.nickname }),
    ...(body.bio !== undefined && { bio: body.bio }),
    ...(body.backgroundInfo !== undefined && { background_info: body.backgroundInfo }),
  };
  const row = await context.transaction(async (tx) => {
    await updateProfile(tx, params.id, changes);
    return findProfile(tx, params.id, context.viewer.userId);
  });
  if (!row) throw new Refusal(userErrors.notFound);
  return new Answer('保存成功', viewUser(row, context.viewer));
};
