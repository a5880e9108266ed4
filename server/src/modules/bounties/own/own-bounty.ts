import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import type { Db, Tx } from '../../../db/database.ts';
import type { Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { roleOf } from '../bounty.policy.ts';
import { lockBounty, type LockedBounty } from '../bounty.queries.ts';
import { viewBounty } from '../bounty.view.ts';
import { findBounty } from '../market/detail.queries.ts';

/** Somebody else's bounty answers like one that doesn't exist. */
export async function lockOwnBounty(tx: Tx, viewer: Viewer, id: number): Promise<LockedBounty> {
  const bounty = await lockBounty(tx, id);
  if (!bounty || roleOf(viewer, bounty.user_id) !== 'owner') throw new Refusal(bountyErrors.notFound);
  return bounty;
}

export async function getBountyView(db: Db, viewer: Viewer, id: number, now: Date) {
  const row = await findBounty(db, id, viewer.userId);
  if (!row) throw new Refusal(bountyErrors.notFound);
  return viewBounty(row, viewer, now);
}
