import type { listActivities as endpoint } from '@zaojie/contract/profiles/profile.endpoints';
import type { Action } from '../../frame/action.ts';
import { pageOf } from '../../frame/paging.ts';
import { listPostsOf } from '../posts/index.ts';
import { getShownPerson } from './shown-person.ts';

export const listActivities: Action<typeof endpoint> = async (context, { query }) => {
  const { user_id: userId, page, per_page: perPage, cursor } = query;
  const person = await getShownPerson(context, userId);
  const { posts, next_cursor } = await listPostsOf(context, { userId, page, perPage, cursor });
  const total = person.is_blocked ? 0 : person.post_count;
  return { ...pageOf(posts, { total, page, perPage }), next_cursor };
};
