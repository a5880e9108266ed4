import type { listOwnContests as endpoint } from '@zaojie/contract/contests/contest.endpoints';
import { sql, type RawBuilder } from 'kysely';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { draftColumns, viewOwn, type DraftRow } from './draft.view.ts';

export type Place = { at: string; id: number };

/** Where a list by a moment and an id goes on; rubbish starts it over. */
export function placeOf(cursor: string | null): Place | null {
  const [at, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  const isPlace = typeof at === 'string' && isMoment(at) && Number.isSafeInteger(id);
  return isPlace ? { at, id: Number(id) } : null;
}

type Paged = { place: string; id: number };
/** Of one row more than is shown. */
export function cut<Row extends Paged>(rows: readonly Row[], size: number) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: rows.length > size && last ? encodeCursor([last.place, last.id]) : null };
}

type List = { userId: number; limit: number; offset: number; after: Place | null };

export function ownQuery({ userId, limit, offset, after }: List): RawBuilder<DraftRow & Paged> {
  const from = after
    ? sql`and (c.updated_at, c.id) < (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql``;
  return sql<DraftRow & Paged>`
    select ${draftColumns}, c.updated_at::text as place from contests c
    where c.organiser_id = ${userId} ${from}
    order by c.updated_at desc, c.id desc limit ${limit + 1} offset ${after ? 0 : offset}`;
}

export const listOwnContests: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage, cursor } = query;
  const list = {
    userId: viewer.userId,
    limit: perPage,
    offset: (page - 1) * perPage,
    after: placeOf(cursor),
  };
  const [{ rows }, counted] = await Promise.all([
    ownQuery(list).execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from contests where organiser_id = ${viewer.userId}`.execute(db),
  ]);
  const { shown, next } = cut(rows, perPage);
  const now = context.now();
  return {
    ...pageOf(
      shown.map((row) => viewOwn(row, viewer, now)),
      { total: counted.rows[0]?.total ?? 0, page, perPage },
    ),
    next_cursor: next,
  };
};
