import { bountyStatusLabel } from '@zaojie/contract/bounties/bounty-availability';
import type { publishBounty as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import type { BountyForm } from '@zaojie/contract/bounties/bounty.schemas';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { useUploads } from '../../uploads/index.ts';
import { insertBounty, lockBounty } from '../bounty.queries.ts';
import { hotnessOf } from '../market/rank.rules.ts';
import { moveBounty } from './move-bounty.ts';
import { checkDeadline, prepareBounty, usedBy } from './write-bounty.ts';

const untouched = { applications_count: 0, favorites_count: 0, view_count: 0 };

/** Nothing is reviewed beforehand, so the site itself lets it through. */
export async function writeNewBounty(tx: Tx, userId: number, form: BountyForm, now: Date) {
  const { text, uploads } = await prepareBounty(tx, form, userId);
  const rank = hotnessOf(untouched, now);
  const id = await insertBounty(tx, { ...text, user_id: userId, rank, now, status: 'pending' });
  await useUploads(tx, usedBy(id), uploads);
  const bounty = await lockBounty(tx, id);
  if (!bounty) throw new Error(`bounty ${id} is gone in its own transaction`);
  const { status } = await moveBounty(tx, bounty, 'approve', 'system', { now });
  return { id, status };
}

export const publishBounty: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  checkDeadline(body.deadline, now);
  const { id, status } = await context.transaction((tx) =>
    writeNewBounty(tx, context.viewer.userId, body, now),
  );
  return new Answer('约稿发布成功', { id, status, status_label: bountyStatusLabel(status) });
};
