import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isShownTo } from '../../users/index.ts';
import type { MediaRow } from '../post-rows.ts';

export type WorkRow = {
  id: number;
  title: string;
  cover_image: string;
  cover: MediaRow;
  pictures_count: number;
  view_count: number;
  like_count: number;
  is_liked: boolean;
  created_at: Date;
  /** Where it stands, to the microsecond. */
  moment: string;
};

export type WorksPage = {
  userId: number;
  viewerId: number | null;
  limit: number;
  offset: number;
  after: { moment: string; id: number } | null;
};

export function worksQuery({ userId, viewerId, limit, offset, after }: WorksPage): RawBuilder<WorkRow> {
  const from = after ? sql`(p.created_at, p.id) < (${after.moment}::timestamptz, ${after.id})` : sql`true`;
  return sql<WorkRow>`
    select p.id, p.title, p.cover_image, p.media -> 0 as cover, jsonb_array_length(p.media) as pictures_count,
      s.view_count, s.like_count, p.created_at, p.created_at::text as moment,
      exists (select 1 from post_likes l where l.post_id = p.id and l.user_id = ${viewerId ?? 0}) as is_liked
    from posts p join post_stats s on s.post_id = p.id
    where p.user_id = ${userId} and p.deleted_at is null and p.cover_image <> ''
      and ${isShownTo(viewerId, sql.ref('p.user_id'))} and ${from}
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`;
}

/** Posts with pictures, the newest first. */
export async function listWorks(db: Db, page: WorksPage): Promise<WorkRow[]> {
  return (await worksQuery(page).execute(db)).rows;
}

/** The covers of somebody's latest works as JSON, for others' statements. */
export function latestCovers(userId: RawBuilder<unknown>, most: number): RawBuilder<MediaRow[]> {
  return sql<MediaRow[]>`(select coalesce(json_agg(latest.cover), '[]'::json) from (
    select p.media -> 0 as cover from posts p
    where p.user_id = ${userId} and p.deleted_at is null and p.cover_image <> ''
    order by p.created_at desc, p.id desc limit ${sql.lit(most)}
  ) latest)`;
}

export type HungWork = Pick<WorkRow, 'id' | 'title' | 'cover'>;

const LATEST = 24;

/** Of somebody's latest works the liveliest that is wide enough to hang behind their name. */
export async function findHungWork(db: Db, userId: number): Promise<HungWork | null> {
  const { rows } = await sql<HungWork>`
    select id, title, cover from (
      select p.id, p.title, p.media -> 0 as cover, p.rank from posts p
      where p.user_id = ${userId} and p.deleted_at is null and p.cover_image <> ''
      order by p.created_at desc, p.id desc limit ${sql.lit(LATEST)}
    ) latest
    where (cover ->> 'width')::int >= 640
    order by (cover ->> 'width')::int * 10 >= (cover ->> 'height')::int * 13 desc, rank desc, id desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
