import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { CircleLabelRow } from './circle.queries.ts';

/** How much of a circle is looked at: its newest members and posts, its commonest tags, the newest posts of each. */
const MEMBERS = 300;
const POSTS = 200;
const TAGS = 12;
const POSTS_OF_TAG = 100;

/**
 * Circles that share people and tags with this one. Shared people weigh by the size of the other circle: everybody is in
 * the largest, and that says little.
 */
export function neighboursQuery(id: number, most: number): RawBuilder<CircleLabelRow> {
  return sql<CircleLabelRow>`
    with people as (
      select m.circle_id, count(*) as shared from (
        select user_id from circle_members where circle_id = ${id} order by created_at desc limit ${MEMBERS}
      ) member join circle_members m on m.user_id = member.user_id and m.circle_id <> ${id}
      group by m.circle_id
    ), own_tags as (
      select pt.tag_id from (
        select id from posts where circle_id = ${id} and deleted_at is null
        order by created_at desc, id desc limit ${POSTS}
      ) latest join post_tags pt on pt.post_id = latest.id
      group by pt.tag_id order by count(*) desc, pt.tag_id limit ${TAGS}
    ), tagged as (
      select p.circle_id, count(distinct own_tags.tag_id) as shared
      from own_tags cross join lateral (
        select post_id from post_tags where tag_id = own_tags.tag_id
        order by created_at desc, post_id desc limit ${POSTS_OF_TAG}
      ) near join posts p on p.id = near.post_id and p.deleted_at is null and p.circle_id <> ${id}
      group by p.circle_id
    )
    select c.id, c.name, c.icon, c.cover_image, c.description, c.post_count, c.member_count, c.created_at
    from (select circle_id from people union select circle_id from tagged) near
    join circles c on c.id = near.circle_id and c.hidden_at is null
    left join people on people.circle_id = c.id
    left join tagged on tagged.circle_id = c.id
    order by coalesce(people.shared, 0) / sqrt(c.member_count + ${sql.lit(MEMBERS)}::float8 / 10)
      + coalesce(tagged.shared, 0)::float8 / 3 desc, c.post_count desc, c.id
    limit ${most}`;
}

export async function listNeighbours(db: Db, id: number, most: number): Promise<CircleLabelRow[]> {
  return (await neighboursQuery(id, most).execute(db)).rows;
}
