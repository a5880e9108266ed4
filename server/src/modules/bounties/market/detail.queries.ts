import { bountyLimits } from '@zaojie/contract/bounties/bounty-limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { madeForBy } from '../../proxies/index.ts';
import { isShownTo } from '../../users/index.ts';
import { bountiesQuery, type BountyRow } from '../bounty-rows.ts';
import type { LabelRow } from '../bounty.view.ts';

export type RecordRow = {
  hired: number;
  completed: number;
  paid_on_time: number;
  paid_late: number;
  replies_due: number;
  replies_in_time: number;
};
export type DetailRow = BountyRow & {
  notes: { id: number; content: string; created_at: string }[];
  record: RecordRow | null;
  agent_name: string | null;
};

const more = sql`,
  (select coalesce(json_agg(json_build_object('id', n.id, 'content', n.content, 'created_at', n.created_at)
    order by n.id), '[]'::json) from bounty_notes n where n.bounty_id = b.id) as notes,
  (select json_build_object('hired', r.hired, 'completed', r.completed, 'paid_on_time', r.paid_on_time,
    'paid_late', r.paid_late, 'replies_due', r.replies_due, 'replies_in_time', r.replies_in_time)
    from bounty_records r where r.user_id = b.user_id) as record,
  ${madeForBy('bounty', sql.ref('b.id'), 'POST /bounty/publish')} as agent_name`;

const onePage = (id: number) =>
  sql`select id, 0 as k0, '' as k1, 1 as ord from bounties where id = ${id} and deleted_at is null`;

export async function findBounty(db: Db, id: number, viewerId: number | null): Promise<BountyRow | null> {
  const viewer = viewerId === null ? null : sql`${viewerId}::bigint`;
  return (await bountiesQuery(onePage(id), { viewerId: viewer }).execute(db)).rows[0] ?? null;
}

export async function findDetail(db: Db, id: number, viewerId: number | null): Promise<DetailRow | null> {
  const viewer = viewerId === null ? null : sql`${viewerId}::bigint`;
  const query = bountiesQuery(onePage(id), { viewerId: viewer, hasCounts: true, more });
  return ((await query.execute(db)).rows[0] as DetailRow | undefined) ?? null;
}

/** Of the same category, those of the same style first, then the hotter ones; only what still looks for somebody. */
export async function listSimilar(db: Db, bountyId: number, viewerId: number | null): Promise<LabelRow[]> {
  const most = sql.lit(bountyLimits.similar);
  const { rows } = await sql<LabelRow>`
    with shown as (select id, category, style from bounties where id = ${bountyId} and deleted_at is null)
    select b.id, b.title, b.category, b.style, b.budget_min_fen, b.budget_max_fen, b.deadline::text as deadline,
      b.status, b.images, s.applications_count
    from (
      select near.id, near.rank, near.style = shown.style as is_same_style
      from shown cross join generate_series((shown.category - 1) * 30, (shown.category - 1) * 30 + 29) as wanted (cell)
      cross join lateral (
        select o.id, o.rank, o.style from bounties o
        where o.cell = wanted.cell::smallint and o.is_recruiting and o.deleted_at is null and o.status <> 'pending'
          and o.id <> shown.id and ${isShownTo(viewerId, sql.ref('o.user_id'))}
        order by o.is_recruiting desc, o.rank desc, o.id desc limit ${most}
      ) near
      order by is_same_style desc, near.rank desc, near.id desc limit ${most}
    ) picked join bounties b on b.id = picked.id join bounty_stats s on s.bounty_id = b.id
    order by picked.is_same_style desc, picked.rank desc, picked.id desc`.execute(db);
  return rows;
}
