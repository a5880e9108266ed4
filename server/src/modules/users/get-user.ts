import type { getUser as endpoint } from '@zaojie/contract/users/user.endpoints';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findProfile } from './user.queries.ts';
import { viewUser } from './user.view.ts';

export const getUser: Action<typeof endpoint> = async (context, { params }) => {
  const row = await findProfile(context.db, params.id, context.viewer?.userId ?? null);
  if (!row) throw new Refusal(userErrors.notFound);
  return viewUser(row, context.viewer);
};
