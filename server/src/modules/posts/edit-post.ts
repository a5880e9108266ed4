import type { editPost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import { Answer, type Action } from '../../http/bind.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { Refusal } from '../../refusal.ts';
import { moveCirclePostCount } from '../circles/index.ts';
import { setPostTags } from '../tags/index.ts';
import { isOwnPost } from './post.policy.ts';
import { findPost, lockPost, replaceMedia, updatePost } from './post.queries.ts';
import { viewPost } from './post.view.ts';
import { preparePost } from './write-post.ts';

export const editPost: Action<typeof endpoint> = async (context, { params, body }) => {
  const row = await context.transaction(async (tx) => {
    const post = await lockPost(tx, params.id);
    if (!post || !isOwnPost(context.viewer, post.user_id)) throw new Refusal(postErrors.notFound);
    const { text, uploadIds } = await preparePost(tx, body, post.user_id);
    await updatePost(tx, post.id, text, context.now());
    await setPostTags(tx, post, body.tags);
    const dropped = await replaceMedia(tx, post.id, uploadIds);
    if (dropped.length > 0)
      await emitEvent(tx, 'post.pictures_dropped', { userId: post.user_id, urls: dropped });
    if (post.circle_id !== text.circle_id) {
      if (post.circle_id !== null) await moveCirclePostCount(tx, post.circle_id, -1);
      if (text.circle_id !== null) await moveCirclePostCount(tx, text.circle_id, 1);
    }
    return findPost(tx, post.id, context.viewer.userId);
  });
  if (!row) throw new Refusal(postErrors.notFound);
  return new Answer('保存成功', viewPost(row, context.viewer));
};
