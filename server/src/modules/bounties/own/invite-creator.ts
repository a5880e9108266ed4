import type { inviteCreator as endpoint } from '@zaojie/contract/bounties/bounty.endpoints';
import { bountyErrors } from '@zaojie/contract/bounties/bounty.errors';
import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { userErrors } from '@zaojie/contract/users/user.errors';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { areNotApart, lockPerson } from '../../users/index.ts';
import { countsAsApplied } from '../bounty-rows.ts';
import { moveBounty } from './move-bounty.ts';
import { lockOwnBounty } from './own-bounty.ts';

type Standing = { is_reachable: boolean; has_applied: boolean; is_invited: boolean; invites: number };

async function getStanding(tx: Tx, bountyId: number, ownerId: number, userId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select ${areNotApart(ownerId, userId)} as is_reachable,
      exists (select 1 from bounty_applications a
        where a.bounty_id = ${bountyId} and a.user_id = ${userId} and a.status in ${countsAsApplied}) as has_applied,
      exists (select 1 from bounty_invites i where i.bounty_id = ${bountyId} and i.user_id = ${userId}) as is_invited,
      (select count(*)::int from bounty_invites i where i.bounty_id = ${bountyId}) as invites`.execute(tx);
  if (!rows[0]) throw new Error('a select without from gives a row');
  return rows[0];
}

export const inviteCreator: Action<typeof endpoint> = async (context, { body }) => {
  const { userId: ownerId } = context.viewer;
  const { bounty_id: bountyId, user_id: userId } = body;
  const now = context.now();
  if (userId === ownerId) throw new Refusal(bountyErrors.inviteSelf);
  await context.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    const bounty = await lockOwnBounty(tx, context.viewer, bountyId);
    if (!person) throw new Refusal(userErrors.notFound);
    const standing = await getStanding(tx, bountyId, ownerId, userId);
    // Who keeps the other away can't be told from who isn't there.
    if (!standing.is_reachable) throw new Refusal(userErrors.notFound);
    if (standing.has_applied) throw new Refusal(bountyErrors.inviteApplied);
    if (standing.is_invited) throw new Refusal(bountyErrors.inviteRepeated);
    if (standing.invites >= bountyLimits.invitesPerBounty) throw new Refusal(bountyErrors.tooManyInvites);
    await moveBounty(tx, bounty, 'invite', 'owner', { now });
    await tx
      .insertInto('bounty_invites')
      .values({ bounty_id: bountyId, user_id: userId, created_at: now })
      .execute();
    await emitEvent(tx, 'bounty.invited', { bountyId, userId });
  });
  return new Answer('已发出邀请', { invited_at: now.toISOString() });
};
