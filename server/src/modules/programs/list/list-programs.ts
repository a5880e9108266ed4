import type { listPrograms as endpoint } from '@zaojie/contract/programs/program.endpoints';
import type { ProgramOrder } from '@zaojie/contract/programs/program-words';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { gramsOf, nameKey } from '../../../platform/search/name-match.ts';
import { genreMask, wantedMask } from '../masks.rules.ts';
import { viewCard } from '../program.view.ts';
import { countPublished, listPublished } from './list.queries.ts';

type Place = { key: string; id: number };

/** Null for the beginning, and for rubbish: what isn't a place of this order starts the list over. */
function placeOf(order: ProgramOrder, cursor: string | null): Place | null {
  const [kind, key, id] = (cursor === null ? null : decodeCursor(cursor, 3)) ?? [];
  if (kind !== order || typeof key !== 'string' || typeof id !== 'number') return null;
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  const isKey = order === 'hot' ? /^\d{1,9}(\.\d{1,18})?$/.test(key) : isMoment(key);
  return isKey ? { key, id } : null;
}

/** Any part of title or summary, in one spelling. */
function wordsOf(keyword: string) {
  const key = nameKey(keyword.trim());
  return { grams: gramsOf(key), pattern: `%${key.replaceAll(/[\\%_]/g, '\\$&')}%`, isGiven: key !== '' };
}

export const listPrograms: Action<typeof endpoint> = async ({ db, viewer }, { query }) => {
  const { page, per_page: perPage, order, stage, engine, genre, discipline, pay } = query;
  const place = placeOf(order, query.cursor);
  const words = wordsOf(query.keyword);
  const shape = {
    order,
    // One more than is shown: whether there is a next page.
    limit: perPage + 1,
    offset: place === null ? (page - 1) * perPage : 0,
    hasViewer: viewer !== null,
    isAfter: place !== null,
    byStage: stage !== null,
    byEngine: engine !== null,
    byGenre: genre.length > 0,
    byOpening: discipline !== null || pay !== null,
    byWords: words.isGiven,
  };
  const values = {
    viewerId: viewer?.userId ?? 0,
    stage: stage ?? '',
    engine: engine ?? '',
    genreMask: genreMask(genre.filter((id) => id < 31)),
    wantedMask: wantedMask(discipline, pay),
    grams: words.grams,
    pattern: words.pattern,
    afterKey: place?.key ?? '',
    afterId: place?.id ?? 0,
  };
  const [rows, total] = await Promise.all([
    listPublished(db, shape, values),
    countPublished(db, shape, values),
  ]);
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  const next = rows.length > perPage && last ? encodeCursor([order, last.place, last.id]) : null;
  return { ...pageOf(shown.map(viewCard), { total, page, perPage }), next_cursor: next };
};
