import type { addPost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import type { PostForm } from '@zaojie/contract/posts/post.schemas';
import type { Tx } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { mentionsOf } from '../../platform/rich-text/sanitise.ts';
import { moveCirclePostCount } from '../circles/index.ts';
import { setPostTags } from '../tags/index.ts';
import { useUploads } from '../uploads/index.ts';
import { lockUsers, movePostCount, moveWorkCount } from '../users/index.ts';
import { holdPost } from './delete-post.ts';
import { insertPost } from './post.queries.ts';
import { rankOf, usedBy, worksIn } from './post.rules.ts';
import { choosesSeries, joinSeries } from './series/join-series.ts';
import { preparePost } from './write-post.ts';

const untouched = { like_count: 0, comment_count: 0, share_count: 0, view_count: 0 };

/** Whoever else makes posts of something does it by this. */
export async function publishPost(
  tx: Tx,
  form: PostForm & { makerId?: number },
  userId: number,
  now: Date,
): Promise<number> {
  const { text, uploads } = await preparePost(tx, form, userId);
  const rank = rankOf(untouched, now);
  const maker_id = form.makerId ?? null;
  const postId = await insertPost(tx, { ...text, user_id: userId, rank, maker_id, created_at: now });
  await setPostTags(tx, { id: postId, created_at: now, rank }, form.tags);
  await useUploads(tx, usedBy(postId), uploads);
  await movePostCount(tx, userId, 1);
  await moveWorkCount(tx, userId, worksIn(text));
  if (text.circle_id !== null) await moveCirclePostCount(tx, text.circle_id, 1);
  await emitEvent(tx, 'post.published', { postId, userId, mentions: mentionsOf(text.content) });
  return postId;
}

export const addPost: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const id = await context.transaction(async (tx) => {
    // Whatever changes a series holds its author first.
    if (choosesSeries(body)) await lockUsers(tx, [userId]);
    const postId = await publishPost(tx, body, userId, context.now());
    await joinSeries(tx, { id: postId, userId }, body, context.now());
    await holdPost(tx, postId, context.held, context.now());
    return postId;
  });
  return new Answer(context.held ? '已提交，审核通过后大家就能看到' : '发布成功', { id });
};
