import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Sql } from '../../db/statement.ts';
import { isShownTo } from '../users/index.ts';

export type ShownWork = {
  id: number;
  title: string;
  tags: string[];
  picture: Picture;
  post_id: number | null;
  view_count: number;
  like_count: number;
  is_liked: boolean;
  created_at: Date;
  position: number;
};

export type ShownWorksPage = {
  userId: number;
  viewerId: number | null;
  limit: number;
  offset: number;
  after: { position: number; id: number } | null;
};

const picture = sql`json_build_object('url', o.url, 'width', o.width, 'height', o.height, 'blur', o.blur, 'widths', o.widths)`;

export function shownWorksQuery({
  userId,
  viewerId,
  limit,
  offset,
  after,
}: ShownWorksPage): RawBuilder<ShownWork> {
  const from = after ? sql`(w.position, w.id) > (${after.position}, ${after.id})` : sql`true`;
  return sql<ShownWork>`
    select w.id, w.title, w.tags, w.created_at, w.position, p.id as post_id, coalesce(s.view_count, 0) as view_count,
      coalesce(s.like_count, 0) as like_count, ${picture} as picture,
      exists (select 1 from post_likes l where l.post_id = p.id and l.user_id = ${viewerId ?? 0}) as is_liked
    from works w join uploads o on o.id = w.public_id
      left join posts p on p.id = w.post_id and p.deleted_at is null left join post_stats s on s.post_id = p.id
    where w.user_id = ${userId} and w.public_id is not null and ${isShownTo(viewerId, sql.ref('w.user_id'))} and ${from}
    order by w.position, w.id limit ${limit} offset ${offset}`;
}

/** What others see of somebody's works, in their owner's order. */
export async function listShownWorks(db: Db, page: ShownWorksPage): Promise<ShownWork[]> {
  return (await shownWorksQuery(page).execute(db)).rows;
}

/** How many others see, and the first of them, as the market shows them. */
export async function summariseShown(
  tx: Tx,
  userId: number,
): Promise<{ count: number; first: (Picture & { title: string })[] }> {
  const { rows } = await sql<{ count: number; first: (Picture & { title: string })[] }>`
    select (select count(*)::int from works where user_id = ${userId} and public_id is not null) as count,
      coalesce((select json_agg(first.picture order by first.position, first.id) from (
        select ${picture}::jsonb || jsonb_build_object('title', w.title) as picture, w.position, w.id
        from works w join uploads o on o.id = w.public_id where w.user_id = ${userId}
        order by w.position, w.id limit ${sql.lit(storefrontLimits.showcasePictures)}
      ) first), '[]') as first`.execute(tx);
  return rows[0] ?? { count: 0, first: [] };
}

export type ChosenWork = { id: number; title: string; picture: Picture };

/** Those of somebody's works that are still shown, in the order of the ids, as JSON. Owner and ids are columns. */
export function chosenWorks(ownerId: Sql, ids: Sql): RawBuilder<ChosenWork[]> {
  return sql<ChosenWork[]>`(
    select coalesce(json_agg(json_build_object('id', w.id, 'title', w.title, 'picture', ${picture}) order by wanted.n),
      '[]'::json)
    from unnest(${ids}) with ordinality as wanted (id, n)
    join works w on w.id = wanted.id and w.user_id = ${ownerId} join uploads o on o.id = w.public_id)`;
}

/** Whether all of these are somebody's own and shown to others. */
export async function areShownWorks(db: Db, userId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from works
    where id = any(${[...ids]}::bigint[]) and user_id = ${userId} and public_id is not null`.execute(db);
  return rows[0]?.found === ids.length;
}
