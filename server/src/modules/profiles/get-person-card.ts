import { yuanOf } from '@zaojie/contract/money';
import type { getPersonCard as endpoint } from '@zaojie/contract/profiles/profile.endpoints';
import type { Action } from '../../frame/action.ts';
import { viewUser } from '../users/index.ts';
import { getCardMarks } from './marks.queries.ts';
import { worksShownOf } from './profile.view.ts';
import { getShownPerson } from './shown-person.ts';

export const getPersonCard: Action<typeof endpoint> = async (context, { query }) => {
  const row = await getShownPerson(context, query.user_id);
  const { verified, commission } = await getCardMarks(context.db, row.id);
  const { can, ...person } = viewUser(row, context.viewer);
  return {
    ...person,
    // Whom the viewer keeps away says nothing to them.
    bio: row.is_blocked ? '' : row.bio,
    works_count: worksShownOf(row),
    likes_count: row.like_count,
    verified,
    commission: commission && {
      status: commission.is_on ? 'on' : 'off',
      starting_price: yuanOf(commission.price_fen),
    },
    can: { edit: can.edit, follow: can.follow },
  };
};
