import type { PostLabel } from '@zaojie/contract/posts/post.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isShownTo, shownName } from '../../users/index.ts';
import type { MediaRow } from '../post-rows.ts';

export type LabelRow = PostLabel & { user_id: number; cover: MediaRow | null; opening: string };

/** Posts as cards: `picked` yields (id, ord). */
async function selectLabels(
  db: Db,
  picked: RawBuilder<unknown>,
  viewerId: number | null,
): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    with picked as (${picked})
    select p.id, p.user_id, p.title, p.cover_image, s.view_count, s.like_count, p.media -> 0 as cover,
      case when p.cover_image = '' then p.summary else '' end as opening, ${shownName()} as nickname, u.avatar,
      exists (select 1 from post_likes l where l.post_id = p.id and l.user_id = ${viewerId ?? 0}) as is_liked
    from picked join posts p on p.id = picked.id join post_stats s on s.post_id = p.id
    join users u on u.id = p.user_id order by picked.ord`.execute(db);
  return rows;
}

/** The author's other posts, then others that share a tag; the liveliest first. */
export function listRelated(
  db: Db,
  postId: number,
  authorId: number,
  viewerId: number | null,
  most: number,
): Promise<LabelRow[]> {
  // As in the feed: nothing of people the viewer has blocked.
  const isShown = isShownTo(viewerId, sql.ref('p.user_id'));
  const picked = sql`
    select id, row_number() over (order by nearness, rank desc) as ord from (
      select distinct on (id) id, nearness, rank from (
        (select p.id, 1 as nearness, p.rank from posts p
          where p.user_id = ${authorId} and p.id <> ${postId} and p.deleted_at is null and ${isShown}
          order by p.rank desc, p.id desc limit 3)
        union all
        select found.id, 2, found.rank from post_tags mine cross join lateral (
          select p.id, p.rank from post_tags pt join posts p on p.id = pt.post_id
          where pt.tag_id = mine.tag_id and p.id <> ${postId} and p.deleted_at is null and ${isShown}
          order by pt.rank desc, pt.post_id desc limit 6) found
        where mine.post_id = ${postId}
      ) near order by id, nearness
    ) once order by nearness, rank desc limit ${most}`;
  return selectLabels(db, picked, viewerId);
}

/** How far down pictures are looked for: where hardly any post has one, all posts would be read otherwise. */
const COVERS_AMONG = 1_000;

/** The liveliest posts, and further down as many more as it takes to have `withCover` posts with a picture. */
export function listLiveliest(db: Db, options: { most: number; withCover: number }): Promise<LabelRow[]> {
  const picked = sql`
    select id, row_number() over (order by rank desc, id desc) as ord from (
      (select p.id, p.rank from posts p where p.deleted_at is null
        order by p.rank desc, p.id desc limit ${options.most})
      union
      (select id, rank from (
        select p.id, p.rank, p.cover_image from posts p where p.deleted_at is null
        order by p.rank desc, p.id desc limit ${sql.lit(COVERS_AMONG)}
      ) lively where cover_image <> '' order by rank desc, id desc limit ${options.withCover})
    ) once`;
  return selectLabels(db, picked, null);
}

/** Which of these the viewer has liked; lists that are the same for everybody are completed with it. */
export async function listLikedAmong(db: Db, viewerId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('post_likes')
    .select('post_id')
    .where('user_id', '=', viewerId)
    .where('post_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.post_id));
}
