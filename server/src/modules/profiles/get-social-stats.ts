import type { getSocialStats as endpoint } from '@zaojie/contract/profiles/profile.endpoints';
import type { Action } from '../../frame/action.ts';
import { viewStats } from './profile.view.ts';
import { getShownPerson } from './shown-person.ts';

export const getSocialStats: Action<typeof endpoint> = async (context, { query }) =>
  viewStats(await getShownPerson(context, query.user_id));
