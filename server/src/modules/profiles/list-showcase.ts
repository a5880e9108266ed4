import type { listShowcase as endpoint } from '@zaojie/contract/profiles/profile.endpoints';
import type { Action } from '../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../frame/paging.ts';
import { listWorks } from '../posts/index.ts';
import { viewWork } from './profile.view.ts';
import { getShownPerson } from './shown-person.ts';

function readPlace(cursor: string | null): { moment: string; id: number } | null {
  const [moment, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  const isPlace = typeof moment === 'string' && isMoment(moment) && Number.isSafeInteger(id);
  return isPlace ? { moment, id: Number(id) } : null;
}

export const listShowcase: Action<typeof endpoint> = async (context, { query }) => {
  const { user_id: userId, page, per_page: perPage } = query;
  const person = await getShownPerson(context, userId);
  const after = readPlace(query.cursor);
  const rows = await listWorks(context.db, {
    userId,
    viewerId: context.viewer?.userId ?? null,
    limit: perPage,
    offset: after ? 0 : (page - 1) * perPage,
    after,
  });
  const last = rows.length === perPage ? rows.at(-1) : undefined;
  const total = person.is_blocked ? 0 : person.work_count;
  return {
    ...pageOf(rows.map(viewWork), { total, page, perPage }),
    next_cursor: last ? encodeCursor([last.moment, last.id]) : null,
  };
};
