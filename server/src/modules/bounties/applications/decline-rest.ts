import type { declineRest as endpoint } from '@zaojie/contract/bounties/application.endpoints';
import { Answer, type Action } from '../../../frame/action.ts';
import { lockOwnBounty } from '../own/own-bounty.ts';
import { declineAll } from './decline-all.ts';

export const declineRest: Action<typeof endpoint> = async (context, { body }) => {
  const declined = await context.transaction(async (tx) => {
    const bounty = await lockOwnBounty(tx, context.viewer, body.bounty_id);
    return declineAll(tx, bounty, { reason: body.reason, now: context.now() });
  });
  return new Answer(declined === 0 ? '没有等待答复的应征' : `已婉拒 ${declined} 份应征`, { declined });
};
