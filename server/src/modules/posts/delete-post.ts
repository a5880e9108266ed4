import type { deletePost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../frame/refusal.ts';
import { moveCirclePostCount } from '../circles/index.ts';
import { setPostTags } from '../tags/index.ts';
import { releaseUploads } from '../uploads/index.ts';
import { movePostCount, moveWorkCount } from '../users/index.ts';
import { isOwnPost } from './post.policy.ts';
import { lockPost, markDeleted } from './post.queries.ts';
import { usedBy, worksIn } from './post.rules.ts';

/** False when there is no such post. */
export async function removePost(tx: Tx, postId: number, now: Date): Promise<boolean> {
  const post = await lockPost(tx, postId);
  if (!post) return false;
  await markDeleted(tx, post.id, now);
  await setPostTags(tx, post, []);
  await releaseUploads(tx, usedBy(post.id));
  await movePostCount(tx, post.user_id, -1);
  await moveWorkCount(tx, post.user_id, -worksIn(post));
  if (post.circle_id !== null) await moveCirclePostCount(tx, post.circle_id, -1);
  await emitEvent(tx, 'post.deleted', { postId: post.id, userId: post.user_id });
  return true;
}

export const deletePost: Action<typeof endpoint> = async (context, { query }) => {
  await context.transaction(async (tx) => {
    const post = await lockPost(tx, query.id);
    // Somebody else's post answers like one that doesn't exist.
    if (!post || !isOwnPost(context.viewer, post.user_id)) throw new Refusal(postErrors.notFound);
    await removePost(tx, post.id, context.now());
  });
  return new Answer('帖子删除成功', {});
};
