import type { listRelatedPosts as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { findAuthor } from '../post.queries.ts';
import { listRelated } from './post-label.queries.ts';

const MOST = 6;

export const listRelatedPosts: Action<typeof endpoint> = async (context, { query }) => {
  const authorId = await findAuthor(context.db, query.id);
  if (authorId === null) throw new Refusal(postErrors.notFound);
  const data = await listRelated(context.db, query.id, authorId, context.viewer?.userId ?? null, MOST);
  return { data };
};
