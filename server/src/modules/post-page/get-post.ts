import type { getPost as endpoint } from '@zaojie/contract/posts/post.endpoints';
import { postErrors } from '@zaojie/contract/posts/post.errors';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { viewComment } from '../comments/index.ts';
import { creditsOf } from '../orders/index.ts';
import { findMore, viewPost } from '../posts/index.ts';
import { findPage } from './post-page.queries.ts';

export const getPost: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const row = await findPage(db, query.id, viewer?.userId ?? null);
  if (!row) throw new Refusal(postErrors.notFound);
  context.views.note('post', query.id, viewer?.userId ?? context.address);
  const [{ agent_name, series }, credits] = await Promise.all([
    findMore(db, row),
    row.maker_id === null ? [] : creditsOf(db, query.id),
  ]);
  return {
    ...viewPost(row, viewer),
    agent_name: agent_name ?? '',
    comments: row.comments.map((comment) => viewComment(comment, viewer)),
    series,
    credits,
  };
};
