import type { sharePost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { countShare } from './post.queries.ts';

export const sharePost: Action<typeof endpoint> = async (context, { body }) => {
  const count = await context.transaction((tx) => countShare(tx, body.post_id));
  if (count === null) throw new Refusal(postErrors.notFound);
  return { share_count: count };
};
