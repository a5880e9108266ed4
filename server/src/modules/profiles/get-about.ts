import type { getAbout as endpoint } from '@zaojie/contract/profiles/profile.endpoints';
import type { Action } from '../../frame/action.ts';
import { findCredit } from '../storefronts/index.ts';
import { findDetails, noDetails } from '../users/index.ts';
import { getShownPerson } from './shown-person.ts';

export const getAbout: Action<typeof endpoint> = async (context, { query }) => {
  const { user_id: userId } = query;
  const person = await getShownPerson(context, userId);
  const [details, known] = await Promise.all([
    // Whom the viewer keeps away says nothing to them.
    person.is_blocked ? noDetails : findDetails(context.db, userId),
    findCredit(context.db, userId),
  ]);
  return {
    user_id: userId,
    city: person.is_blocked ? '' : person.city,
    ...details,
    ...known,
    created_at: person.created_at.toISOString(),
  };
};
