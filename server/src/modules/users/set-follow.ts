import type { DeclaredError } from '@zaojie/contract/errors';
import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Context, Viewer } from '../../frame/context.ts';
import type { Tx } from '../../db/database.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../frame/refusal.ts';
import { listBlockersAmong } from './blocks/block.queries.ts';
import { whyNotFollow } from './user.policy.ts';
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
  if (followerId === followeeId) throw new Refusal(userErrors.followSelf);
  return context.transaction(async (tx) => {
    const locked = await lockUsers(tx, [followerId, followeeId]);
    if (!locked.includes(followeeId)) throw new Refusal(userErrors.notFound);
    // Leaving is always possible.
    const refusal = wish === 'unfollow' ? null : await findRefusal(tx, context.viewer, followeeId);
    if (refusal) throw new Refusal(refusal);
    const isFollowed = await applyWish(tx, followerId, followeeId, wish);
    return { is_followed: isFollowed, followers_count: await getFollowerCount(tx, followeeId) };
  });
}

async function findRefusal(tx: Tx, viewer: Viewer, followeeId: number): Promise<DeclaredError | null> {
  const blockers = await listBlockersAmong(tx, viewer.userId, followeeId);
  return whyNotFollow(viewer, {
    userId: followeeId,
    isBlocked: blockers.includes(viewer.userId),
    hasBlockedViewer: blockers.includes(followeeId),
  });
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
