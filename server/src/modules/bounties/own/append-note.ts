import type { appendNote as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { countNotes, insertNote } from '../bounty.queries.ts';
import { moveBounty } from './move-bounty.ts';
import { lockOwnBounty } from './own-bounty.ts';

export const appendNote: Action<typeof endpoint> = async (context, { body }) => {
  const now = context.now();
  const noteId = await context.transaction(async (tx) => {
    const bounty = await lockOwnBounty(tx, context.viewer, body.id);
    await moveBounty(tx, bounty, 'append', 'owner', { now });
    if ((await countNotes(tx, bounty.id)) >= bountyLimits.maxNotes) {
      throw new Refusal(bountyErrors.tooManyNotes);
    }
    const id = await insertNote(tx, bounty.id, body.content, now);
    await emitEvent(tx, 'bounty.noted', { bountyId: bounty.id, noteId: id });
    return id;
  });
  return new Answer('已补充说明', { id: noteId, content: body.content, created_at: now.toISOString() });
};
