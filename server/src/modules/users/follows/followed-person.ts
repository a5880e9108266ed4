import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Context } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { findProfile, type ProfileRow } from '../user.queries.ts';

/** Whose followers or followees are asked for. */
export async function getFollowed({ db, viewer }: Context, userId: number): Promise<ProfileRow> {
  const row = await findProfile(db, userId, viewer?.userId ?? null);
  if (!row || row.has_blocked_viewer) throw new Refusal(userErrors.notFound);
  return row;
}
