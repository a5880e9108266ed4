import type { getPost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { findPost } from './post.queries.ts';
import { viewPost } from './post.view.ts';

export const getPost: Action<typeof endpoint> = async (context, { query }) => {
  const row = await findPost(context.db, query.id, context.viewer?.userId ?? null);
  if (!row) throw new Refusal(postErrors.notFound);
  context.views.note(query.id, context.viewer?.userId ?? context.address);
  return viewPost(row, context.viewer);
};
