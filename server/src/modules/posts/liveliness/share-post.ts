import type { sharePost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Action } from '../../../frame/action.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { dailyMark } from '../../../platform/views/daily-mark.ts';
import { countShare } from '../post.queries.ts';

/** Counts each person once a day: a share lifts the post, and anybody may call this. */
export const sharePost: Action<typeof endpoint> = async (context, { body }) => {
  const who = context.viewer?.userId ?? context.address;
  const mark = dailyMark(context.secret, 'share', who, context.now());
  const share_count = await context.transaction(async (tx) => {
    const counted = await countShare(tx, body.post_id, mark);
    if (!counted) throw new Refusal(postErrors.notFound);
    if (counted.isNew) await emitEvent(tx, 'post.shared', { postId: body.post_id });
    return counted.share_count;
  });
  return { share_count };
};
