import type { listShowcase as endpoint } from '@zaojie/contract/profiles/profile.endpoints';
import type { Action } from '../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../frame/paging.ts';
import { listWorks } from '../posts/index.ts';
import { listShownWorks } from '../works/index.ts';
import { viewKeptWork, viewWork, worksShownOf } from './profile.view.ts';
import { getShownPerson } from './shown-person.ts';

/** Posts go by their moment, kept works by their place. */
function readPlace(cursor: string | null) {
  const [first, second] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  const id = Number.isSafeInteger(second) ? Number(second) : null;
  if (id === null) return {};
  if (typeof first === 'string') return isMoment(first) ? { post: { moment: first, id } } : {};
  return Number.isSafeInteger(first) ? { work: { position: Number(first), id } } : {};
}

export const listShowcase: Action<typeof endpoint> = async (context, { query }) => {
  const { user_id: userId, page, per_page: perPage } = query;
  const person = await getShownPerson(context, userId);
  const place = readPlace(query.cursor);
  const keepsWorks = person.shown_work_count > 0;
  const after = keepsWorks ? place.work : place.post;
  const asked = {
    userId,
    viewerId: context.viewer?.userId ?? null,
    limit: perPage,
    offset: after ? 0 : (page - 1) * perPage,
  };
  const { works, places } = keepsWorks
    ? await keptWorks(context.db, { ...asked, after: place.work ?? null })
    : await postsWithPictures(context.db, { ...asked, after: place.post ?? null });
  const last = places.length === perPage ? places.at(-1) : undefined;
  const total = person.is_blocked ? 0 : worksShownOf(person);
  return { ...pageOf(works, { total, page, perPage }), next_cursor: last ? encodeCursor(last) : null };
};

async function keptWorks(...asked: Parameters<typeof listShownWorks>) {
  const rows = await listShownWorks(...asked);
  return { works: rows.map(viewKeptWork), places: rows.map((row) => [row.position, row.id]) };
}

async function postsWithPictures(...asked: Parameters<typeof listWorks>) {
  const rows = await listWorks(...asked);
  return { works: rows.map(viewWork), places: rows.map((row) => [row.moment, row.id]) };
}
