import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Context } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findProfile, type ProfileRow } from '../users/index.ts';

/** To somebody whom they have blocked, a person looks as if they were gone. */
export async function getShownPerson({ db, viewer }: Context, userId: number): Promise<ProfileRow> {
  const row = await findProfile(db, userId, viewer?.userId ?? null);
  if (!row || row.has_blocked_viewer) throw new Refusal(userErrors.notFound);
  return row;
}
