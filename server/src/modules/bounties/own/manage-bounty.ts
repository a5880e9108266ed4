import type { manageBounty as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import type { manageActions } from '@zaojie/contract/bounties/bounty.schemas';
import { Answer, type Action } from '../../../frame/action.ts';
import { InvalidInput, Refusal } from '../../../frame/refusal.ts';
import type { LockedBounty } from '../bounty.queries.ts';
import { moveBounty, settleBounty } from './move-bounty.ts';
import { getBountyView, lockOwnBounty } from './own-bounty.ts';
import { checkDeadline } from './write-bounty.ts';

type ManageAction = (typeof manageActions)[number];

const messages: Record<ManageAction, string> = {
  close: '约稿已关闭',
  reopen: '约稿已重新开放',
  stop_recruit: '已停止招募',
  extend: '截稿日期已延长',
};

/** Extending needs a later day; opening again needs one that isn't over, the old one if it will do. */
function newDeadline(
  bounty: LockedBounty,
  action: ManageAction,
  wanted: string | undefined,
  now: Date,
): string {
  if (action === 'extend' && wanted === undefined) throw new InvalidInput('请选择截稿日期', 'deadline');
  if (action !== 'extend' && action !== 'reopen') return bounty.deadline;
  const deadline = wanted ?? bounty.deadline;
  checkDeadline(deadline, now);
  if (action === 'extend' && deadline <= bounty.deadline) throw new Refusal(bountyErrors.deadlineNotLater);
  return deadline;
}

export const manageBounty: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    const bounty = await lockOwnBounty(tx, context.viewer, body.id);
    const deadline = newDeadline(bounty, body.action, body.deadline, now);
    const moved = await moveBounty(tx, bounty, body.action, 'owner', { now, deadline });
    if (body.action === 'stop_recruit') await settleBounty(tx, moved, now);
    return getBountyView(tx, context.viewer, bounty.id, now);
  });
  return new Answer(messages[body.action], view);
};
