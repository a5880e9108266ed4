import type { SuggestedPerson } from '@zaojie/contract/guidance/guidance.schemas';
import { sql, type RawBuilder } from 'kysely';
import { areNotApart, isFollowing, personColumns } from '../users/index.ts';

type Suggesting = { viewerId: number; top: readonly number[]; most: number };

/** Of each followed tag this many of its liveliest posts are looked at. */
const POSTS_OF_TAG = 40;
const LIKED = 40;

/** Those who post under the viewer's tags, the more of them the better; then those ahead in the ranking; then the most liked. */
export function suggestedQuery({ viewerId, top, most }: Suggesting): RawBuilder<SuggestedPerson> {
  return sql<SuggestedPerson>`
    with near as (
      select p.user_id as id, array_agg(distinct t.name) as tags, max(lively.rank) as liveliness
      from tag_follows f join tags t on t.id = f.tag_id
      cross join lateral (
        select pt.post_id, pt.rank from post_tags pt where pt.tag_id = f.tag_id
        order by pt.rank desc, pt.post_id desc limit ${sql.lit(POSTS_OF_TAG)}
      ) lively
      join posts p on p.id = lively.post_id and p.deleted_at is null and p.cover_image <> ''
      where f.user_id = ${viewerId} group by p.user_id
    ), known as (
      select id, tags, liveliness, 0::bigint as place from near
      union all select id, '{}', 0, place from unnest(${top}::bigint[]) with ordinality as ahead (id, place)
      union all (select id, '{}', like_count::float8, ${sql.lit(LIKED)}::bigint * 2 from users
        where post_count > 0 order by users.like_count desc, id limit ${sql.lit(LIKED)})
    ), one as (
      select distinct on (id) id, tags, liveliness, place from known order by id, place
    )
    select ${personColumns()}, u.bio, coalesce(nullif(u.shown_work_count, 0), u.work_count) as works_count, one.tags[1:2] as tags
    from one join users u on u.id = one.id and u.erased_at is null
    where u.id <> ${viewerId} and u.work_count > 0 and not ${isFollowing(viewerId, sql`u.id`)}
      and ${areNotApart(viewerId, sql`u.id`)}
    order by one.place, cardinality(one.tags) desc, one.liveliness desc, u.id limit ${most}`;
}
