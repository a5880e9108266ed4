import type { deleteBounty as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { releaseUploads } from '../../uploads/index.ts';
import { expireApplications } from '../applications/application-moves.queries.ts';
import { markDeleted } from '../bounty.queries.ts';
import { tryMove } from './move-bounty.ts';
import { lockOwnBounty } from './own-bounty.ts';
import { usedBy } from './write-bounty.ts';

export const deleteBounty: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  await context.transaction(async (tx) => {
    const bounty = await lockOwnBounty(tx, context.viewer, body.id);
    if (bounty.live_orders > 0) throw new Refusal(bountyErrors.liveOrders);
    // What is still open ends first, so that nobody waits for something that is gone.
    await tryMove(tx, bounty, 'close', 'owner', { now });
    await expireApplications(tx, bounty.id, now);
    await markDeleted(tx, bounty.id, now);
    await releaseUploads(tx, usedBy(bounty.id));
  });
  return new Answer('约稿已删除', {});
};
