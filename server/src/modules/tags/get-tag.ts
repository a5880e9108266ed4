import type { getTag as endpoint } from '@zaojie/contract/tags/tag.endpoints';
import { tagErrors } from '@zaojie/contract/tags/tag.errors';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { viewTag } from './list-tags.ts';
import { findTag, listCompanions } from './tag.queries.ts';

const RELATED = 12;

export const getTag: Action<typeof endpoint> = async (context, { query }) => {
  const row = await findTag(context.db, query.id, context.viewer?.userId ?? null);
  if (!row) throw new Refusal(tagErrors.notFound);
  const related = await listCompanions(context.db, query.id, RELATED);
  return { ...viewTag(row), followers_count: row.follower_count, related };
};
