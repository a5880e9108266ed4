import type { likePost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { toggleLike } from './like.queries.ts';

export const likePost: Action<typeof endpoint> = async (context, { body }) => {
  const [state] = await toggleLike(context.db, { postId: body.post_id, userId: context.viewer.userId });
  if (!state) throw new Refusal(postErrors.notFound);
  return new Answer(state.is_liked ? '点赞成功' : '已取消点赞', state);
};
