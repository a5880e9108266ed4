import type { listMyPrograms as endpoint } from '@zaojie/contract/programs/program-people.endpoints';
import type { OwnProgram } from '@zaojie/contract/programs/program-people.schemas';
import { programStatuses, type ProgramStatus } from '@zaojie/contract/programs/program-words';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../../db/statement.ts';
import type { Action } from '../../../frame/action.ts';
import { decodeCursor, encodeCursor, isMoment, pageOf } from '../../../frame/paging.ts';
import { missingOf, ownerCan } from '../program.policy.ts';
import { cardsQuery, type CardRow } from '../program-rows.ts';
import { viewCard } from '../program.view.ts';

export type MineRow = CardRow & { pitch: string; role_name: string; waiting: number; place: string };
type Wanted = { userId: number; status: ProgramStatus | null };
type Page = { limit: number; offset: number; after: { moment: string; id: number } | null };

/** Everything that somebody belongs to: dozens at most, found by who they are. */
function mine({ userId, status }: Wanted): Sql {
  const inStatus = status === null ? sql`true` : sql`p.status = ${status}`;
  return sql`program_members m join programs p on p.id = m.program_id
    where m.user_id = ${userId} and m.left_at is null and p.deleted_at is null and ${inStatus}
      and (p.user_id = ${userId} or p.status in ('published', 'archived'))`;
}

export function mineQuery(wanted: Wanted, { limit, offset, after }: Page): RawBuilder<MineRow> {
  const { userId } = wanted;
  const from = after ? sql`(p.updated_at, p.id) < (${after.moment}::timestamptz, ${after.id})` : sql`true`;
  const order = sql`p.updated_at desc, p.id desc`;
  const page = sql`
    select p.id, row_number() over (order by ${order}) as ord, p.updated_at::text as place, m.role_name from ${mine(wanted)}
      and ${from} order by ${order} limit ${limit} offset ${offset}`;
  return cardsQuery<MineRow>(page, {
    viewerId: sql`${userId}::bigint`,
    more: sql`, p.pitch, page.role_name, page.place, case when p.user_id = ${userId} then
      (select count(*)::int from program_applications a where a.program_id = p.id and a.status = 'applied') else 0 end as waiting`,
  });
}

const NOTHING = { edit: false, publish: false, archive: false, reopen: false, delete: false };

function viewMine(row: MineRow, userId: number): OwnProgram {
  const isOwner = row.user_id === userId;
  const { set_demo: _setDemo, ...moves } = ownerCan(row);
  const isOut = row.status === 'published';
  return {
    ...viewCard(row),
    status: row.status,
    status_label: programStatuses[row.status],
    removed_reason: row.removed_reason,
    is_owner: isOwner,
    role_name: row.role_name,
    waiting: row.waiting,
    missing: isOwner ? missingOf(row) : [],
    can: { ...(isOwner ? moves : NOTHING), leave: !isOwner, add_devlog: isOut },
  };
}

function placeOf(cursor: string | null): Page['after'] {
  const [moment, id] = (cursor === null ? null : decodeCursor(cursor, 2)) ?? [];
  if (typeof moment !== 'string' || !isMoment(moment)) return null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? { moment, id } : null;
}

export const listMyPrograms: Action<typeof endpoint> = async ({ db, viewer }, { query }) => {
  const { page, per_page: perPage, status } = query;
  const { userId } = viewer;
  const wanted = { userId, status };
  const after = placeOf(query.cursor);
  const place = { limit: perPage + 1, offset: after ? 0 : (page - 1) * perPage, after };
  const [found, counted] = await Promise.all([
    mineQuery(wanted, place).execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${mine(wanted)}`.execute(db),
  ]);
  const shown = found.rows.slice(0, perPage);
  const last = shown.at(-1);
  const next = found.rows.length > perPage && last ? encodeCursor([last.place, last.id]) : null;
  const at = { total: counted.rows[0]?.total ?? 0, page, perPage };
  return {
    ...pageOf(
      shown.map((row) => viewMine(row, userId)),
      at,
    ),
    next_cursor: next,
  };
};
