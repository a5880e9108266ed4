import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Context, Viewer } from '../../../frame/context.ts';
import type { Tx } from '../../../db/database.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { deleteBlock, insertBlock } from './block.queries.ts';
import { canBlockUser } from '../user.policy.ts';
import { deleteFollow, lockUsers, moveFollowCounts } from '../user.queries.ts';

/** Keeps somebody away or lets them back; repeating a wish changes nothing. */
export async function setBlock(
  context: Context<Viewer>,
  userId: number,
  wish: 'block' | 'unblock',
): Promise<{ is_blocked: boolean }> {
  const { viewer } = context;
  if (!canBlockUser(viewer, userId)) throw new Refusal(userErrors.blockSelf);
  await context.transaction(async (tx) => {
    // The same locks as following takes, so that no follow slips in between.
    const locked = await lockUsers(tx, [viewer.userId, userId]);
    if (!locked.includes(userId)) throw new Refusal(userErrors.notFound);
    if (wish === 'unblock') return deleteBlock(tx, viewer.userId, userId);
    if (!(await insertBlock(tx, viewer.userId, userId, context.now()))) return undefined;
    await endFollow(tx, viewer.userId, userId);
    await endFollow(tx, userId, viewer.userId);
    return emitEvent(tx, 'user.blocked', { blockerId: viewer.userId, blockedId: userId });
  });
  return { is_blocked: wish === 'block' };
}

async function endFollow(tx: Tx, followerId: number, followeeId: number): Promise<void> {
  if (!(await deleteFollow(tx, followerId, followeeId))) return;
  await moveFollowCounts(tx, followerId, followeeId, -1);
  await emitEvent(tx, 'user.unfollowed', { followerId, followeeId });
}
