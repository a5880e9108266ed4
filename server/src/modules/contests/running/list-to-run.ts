import type { listContestsToRun as endpoint } from '@zaojie/contract/contests/contest-admin.endpoints';
import { contestErrors } from '@zaojie/contract/contests/contest.errors';
import type { AdminContest } from '@zaojie/contract/contests/contest.schemas';
import type { ContestStatus } from '@zaojie/contract/contests/contest-words';
import { yuanOf } from '@zaojie/contract/money';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import type { Viewer } from '../../../frame/context.ts';
import { pageOf } from '../../../frame/paging.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { cardColumns, type CardRow } from '../contest-rows.ts';
import { contestCanOf } from '../contest.policy.ts';
import { viewCard, viewPrizes } from '../contest.view.ts';
import { draftColumns, missingFenOf, type DraftRow } from '../organising/draft.view.ts';
import { cut, placeOf, type Place } from '../organising/list-own.ts';

export async function countProposed(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from contests where status = 'proposed'`.execute(db);
  return rows[0]?.total ?? 0;
}

type AdminRow = DraftRow & CardRow & { place: string };

const columns = sql`${draftColumns}, ${cardColumns}, false as is_registered`;

function viewAdmin(row: AdminRow, viewer: Viewer, now: Date): AdminContest {
  return {
    ...viewCard(row, now),
    entry_count: row.entry_count,
    theme: row.theme,
    theme_note: row.theme_note,
    rules: row.rules,
    prizes: viewPrizes(row.prizes),
    criteria: row.criteria,
    sponsors: row.sponsors,
    reason: row.reason,
    proposed_at: row.proposed_at?.toISOString() ?? null,
    has_results: row.counted_at !== null,
    found_words: row.found_words,
    balance_missing: row.status === 'proposed' ? yuanOf(missingFenOf(row)) : 0,
    can: contestCanOf(row, viewer, { now, isRegistered: false }),
  };
}

export async function getAdminView(db: Db, id: number, viewer: Viewer, now: Date): Promise<AdminContest> {
  const { rows } = await sql<AdminRow>`
    select ${columns}, '' as place from contests c join users u on u.id = c.organiser_id where c.id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Refusal(contestErrors.notFound);
  return viewAdmin(row, viewer, now);
}

type List = { status: ContestStatus; limit: number; offset: number; after: Place | null };

/** Proposals wait in the order they came; of everything else the latest is first. */
export function toRunQuery({ status, limit, offset, after }: List): RawBuilder<AdminRow> {
  const isWaiting = status === 'proposed';
  const by = isWaiting ? sql`c.proposed_at` : sql`c.updated_at`;
  const order = isWaiting ? sql`c.proposed_at, c.id` : sql`c.updated_at desc, c.id desc`;
  const from = after
    ? sql`and (${by}, c.id) ${isWaiting ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql``;
  return sql<AdminRow>`
    with page as (
      select c.id, row_number() over (order by ${order}) as ord, ${by}::text as place from contests c
      where c.status = ${sql.lit(status)} ${from} order by ${order} limit ${limit + 1} offset ${after ? 0 : offset}
    )
    select ${columns}, page.place
    from page join contests c on c.id = page.id join users u on u.id = c.organiser_id order by page.ord`;
}

const COUNT_CAP = 1_000;

export const listContestsToRun: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer } = context;
  const { page, per_page: perPage } = query;
  // Drafts are nobody's business but their organiser's.
  const status = query.status === 'draft' ? 'proposed' : query.status;
  const list = { status, limit: perPage, offset: (page - 1) * perPage, after: placeOf(query.cursor) };
  const [{ rows }, counted] = await Promise.all([
    toRunQuery(list).execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from contests where status = ${status} limit ${COUNT_CAP}) listed`.execute(db),
  ]);
  const { shown, next } = cut(rows, perPage);
  const now = context.now();
  return {
    ...pageOf(
      shown.map((row) => viewAdmin(row, viewer, now)),
      { total: counted.rows[0]?.total ?? 0, page, perPage },
    ),
    next_cursor: next,
    server_time: now.toISOString(),
  };
};
