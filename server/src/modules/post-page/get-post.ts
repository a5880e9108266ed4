import { limits } from '@zaojie/contract/limits';
import type { getPost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { listFirstComments } from '../comments/index.ts';
import { creditsOf } from '../orders/index.ts';
import { findPost, viewPost } from '../posts/index.ts';

/** A post with the first of its comments, both at once, though of a post that is gone they are read in vain. */
export const getPost: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const [row, comments] = await Promise.all([
    findPost(db, query.id, viewer?.userId ?? null),
    listFirstComments(db, query.id, { viewer, limit: limits.comment.pageSize }),
  ]);
  if (!row) throw new Refusal(postErrors.notFound);
  context.views.note('post', query.id, viewer?.userId ?? context.address);
  const credits = row.maker_id === null ? [] : await creditsOf(db, query.id);
  return {
    ...viewPost(row, viewer),
    agent_name: row.agent_name ?? '',
    comments,
    series: row.series,
    credits,
  };
};
