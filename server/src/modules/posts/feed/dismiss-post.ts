import type {
  dismissPost as endpoint,
  undismissPost as undoEndpoint,
} from '@zaojie/contract/posts/dismissal.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockUsers } from '../../users/index.ts';
import { deleteDismissal, insertDismissal, moveDamping } from './dismissal.queries.ts';

export const dismissPost: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    const isNew = await insertDismissal(tx, body.post_id, userId, context.now());
    if (isNew === null) throw new Refusal(postErrors.notFound);
    if (isNew) await moveDamping(tx, body.post_id, userId, 1);
  });
  return new Answer('会少推荐这类内容', { is_dismissed: true });
};

/** What wasn't dismissed stays as it is. */
export const undismissPost: Action<typeof undoEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  await context.transaction(async (tx) => {
    await lockUsers(tx, [userId]);
    if (await deleteDismissal(tx, body.post_id, userId)) await moveDamping(tx, body.post_id, userId, -1);
  });
  return new Answer('已撤销', { is_dismissed: false });
};
