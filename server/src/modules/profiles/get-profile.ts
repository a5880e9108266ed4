import { frameErrors } from '@zaojie/contract/errors';
import type { getProfile as endpoint } from '@zaojie/contract/profiles/profile.endpoints';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findHungWork } from '../posts/index.ts';
import { viewUser } from '../users/index.ts';
import { getMarks } from './marks.queries.ts';
import { viewStats } from './profile.view.ts';
import { getShownPerson } from './shown-person.ts';

export const getProfile: Action<typeof endpoint> = async (context, { query }) => {
  const userId = query.user_id ?? context.viewer?.userId;
  if (userId === undefined) throw new Refusal(frameErrors.unauthenticated);
  const row = await getShownPerson(context, userId);
  const isBare = row.background === '' && row.work_count > 0 && !row.is_blocked;
  const [{ verified, company }, hungWork] = await Promise.all([
    getMarks(context.db, userId),
    isBare ? findHungWork(context.db, userId) : null,
  ]);
  return {
    ...viewUser(row, context.viewer),
    city: row.is_blocked ? '' : row.city,
    is_business_verified: verified.enterprise,
    is_personal_verified: verified.personal,
    stats: viewStats(row),
    verified,
    company,
    hung_work: hungWork,
  };
};
