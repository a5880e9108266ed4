import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Context, Viewer } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../refusal.ts';
import { listBlockersAmong } from './block.queries.ts';
import { canFollowUser } from './user.policy.ts';
import { deleteFollow, getFollowerCount, insertFollow, lockUsers, moveFollowCounts } from './user.queries.ts';

export type FollowWish = 'follow' | 'unfollow' | 'toggle';
export type FollowState = { is_followed: boolean; followers_count: number };

/** Makes the viewer follow somebody or not; repeating a wish changes nothing. */
export async function setFollow(
  context: Context<Viewer>,
  followeeId: number,
  wish: FollowWish,
): Promise<FollowState> {
  const followerId = context.viewer.userId;
  if (!canFollowUser(context.viewer, followeeId)) throw new Refusal(userErrors.followSelf);
  return context.transaction(async (tx) => {
    const locked = await lockUsers(tx, [followerId, followeeId]);
    if (!locked.includes(followeeId)) throw new Refusal(userErrors.notFound);
    // Leaving is always possible.
    if (wish !== 'unfollow') await refuseIfBlocked(tx, followerId, followeeId);
    const isFollowed = await applyWish(tx, followerId, followeeId, wish);
    return { is_followed: isFollowed, followers_count: await getFollowerCount(tx, followeeId) };
  });
}

async function refuseIfBlocked(tx: Tx, followerId: number, followeeId: number): Promise<void> {
  const blockers = await listBlockersAmong(tx, followerId, followeeId);
  // To somebody who is blocked the person looks as if they were gone.
  if (blockers.includes(followeeId)) throw new Refusal(userErrors.notFound);
  if (blockers.includes(followerId)) {
    throw new Refusal(userErrors.notFound, { msg: '你已拉黑对方，请先移出黑名单' });
  }
}

async function applyWish(tx: Tx, followerId: number, followeeId: number, wish: FollowWish): Promise<boolean> {
  const wasRemoved = wish !== 'follow' && (await deleteFollow(tx, followerId, followeeId));
  if (wasRemoved) {
    await moveFollowCounts(tx, followerId, followeeId, -1);
    await emitEvent(tx, 'user.unfollowed', { followerId, followeeId });
  }
  if (wasRemoved || wish === 'unfollow') return false;
  const wasAdded = await insertFollow(tx, followerId, followeeId);
  if (wasAdded) {
    await moveFollowCounts(tx, followerId, followeeId, 1);
    await emitEvent(tx, 'user.followed', { followerId, followeeId });
  }
  return true;
}
