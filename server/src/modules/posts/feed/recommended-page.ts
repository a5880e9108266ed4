import { sql } from 'kysely';
import type { Placeholders, Sql } from '../../../db/statement.ts';
import { isListed, window, type FeedShape, type FeedValues } from './feed-pages.ts';
import { DAMPING, ties } from '../post.rules.ts';
import { dampedAuthors, dampedTags } from './dismissal.queries.ts';

/** Sums of floats may differ in the last digit; the index reads a hair further and the exact test decides. */
const HAIR = 1e-6;
const strongest = Math.max(...Object.values(ties));
const number = (value: number): Sql => sql`${sql.lit(value)}::float8`;

/**
 * Recommendations for somebody: lists by their ties, by none, and of what they see less of, each read from its own index from where the last page ended, each with its
 * own advantage, merged by rank plus advantage. A post belongs to the first list that claims it, so none appears twice.
 */
export function recommendedPage(shape: FeedShape, v: Placeholders<FeedValues>): Sql {
  const listed = isListed(shape, v);
  const isFollowed = sql`exists (select 1 from follows f where f.follower_id = ${v.viewerId} and f.followee_id = p.user_id)`;
  const isInCircle = sql`exists (select 1 from circle_members m where m.user_id = ${v.viewerId} and m.circle_id = p.circle_id)`;
  const hasTag = sql`exists (select 1 from post_tags pt join tag_follows tf on tf.tag_id = pt.tag_id
    where pt.post_id = p.id and tf.user_id = ${v.viewerId})`;
  const most = sql.lit(shape.limit + shape.offset);
  const between = (advantage: number, rank: string) =>
    sql`${isAbove(advantage, rank)} and ${isBelow(shape, v, advantage, rank)}`;
  const first = (advantage: number): Sql => sql`
    and ${listed} and ${between(advantage, 'p.rank')} order by p.rank desc, p.id desc limit ${most}`;
  return sql`
    with lowest as materialized (${lowestNeeded(shape, v)})
    select distinct c.id, 0 as k0, c.score::text as k1, dense_rank() over (order by c.score desc, c.id desc) as ord
    from (
      select found.* from follows f cross join lateral (
        select p.id, p.rank + ${number(ties.followedAuthor)} as score from posts p
        where p.user_id = f.followee_id ${first(ties.followedAuthor)}) found
      where f.follower_id = ${v.viewerId}
      union all
      select found.* from circle_members cm cross join lateral (
        select p.id, p.rank + ${number(ties.joinedCircle)} as score from posts p
        where p.circle_id = cm.circle_id and not ${isFollowed} ${first(ties.joinedCircle)}) found
      where cm.user_id = ${v.viewerId}
      union all
      select found.* from tag_follows tf cross join lateral (
        select p.id, p.rank + ${number(ties.followedTag)} as score
        from post_tags pt join posts p on p.id = pt.post_id
        where pt.tag_id = tf.tag_id and not ${isFollowed} and not ${isInCircle} and ${listed}
          and ${between(ties.followedTag, 'pt.rank')}
        order by pt.rank desc, pt.post_id desc limit ${most}) found
      where tf.user_id = ${v.viewerId}
      union all
      (select p.id, p.rank as score from posts p
        where not ${isFollowed} and not ${isInCircle} and not ${hasTag} and not ${isDamped(v)} ${first(0)})
      union all
      select found.* from (${dampedAuthors(v.viewerId)}) damped cross join lateral (
        select p.id, p.rank + ${number(DAMPING)} as score from posts p
        where p.user_id = damped.author_id and not ${isFollowed} and not ${isInCircle} and not ${hasTag}
          ${first(DAMPING)}) found
      union all
      select found.* from (${dampedTags(v.viewerId)}) damped cross join lateral (
        select p.id, p.rank + ${number(DAMPING)} as score
        from post_tags pt join posts p on p.id = pt.post_id
        where pt.tag_id = damped.tag_id and not ${isFollowed} and not ${isInCircle} and not ${hasTag} and ${listed}
          and ${between(DAMPING, 'pt.rank')}
        order by pt.rank desc, pt.post_id desc limit ${most}) found
    ) c
    order by ord ${window(shape)}`;
}

/** Asked once whether there is anything at all: most people have dismissed nothing, and then no post is looked at for it. */
function isDamped(v: Placeholders<FeedValues>): Sql {
  const [authors, tags] = [dampedAuthors(v.viewerId), dampedTags(v.viewerId)];
  return sql`(((select exists (${authors})) and p.user_id = any(array(${authors})))
    or ((select exists (${tags})) and exists (
      select 1 from post_tags pt where pt.post_id = p.id and pt.tag_id = any(array(${tags})))))`;
}

/** As many posts as the page holds stand this high without any tie, so nothing lower can enter it with one. */
function lowestNeeded(shape: FeedShape, v: Placeholders<FeedValues>): Sql {
  // With the strongest tie these would still come after the last page: they are surely ahead of us.
  const ahead = shape.isAfter ? sql`p.rank < ${v.k1}::float8 - ${number(strongest)}` : sql`true`;
  return sql`
    select coalesce((select p.rank from posts p where ${isListed(shape, v)} and not ${isDamped(v)} and ${ahead}
      order by p.rank desc, p.id desc limit 1 offset ${sql.lit(shape.limit + shape.offset - 1)}), '-infinity') as rank`;
}

function isAbove(advantage: number, rank: string): Sql {
  return sql`${sql.ref(rank)} >= (select rank from lowest) - ${number(advantage + HAIR)}`;
}

/** The first condition lets the index begin there; the second decides. */
function isBelow(shape: FeedShape, v: Placeholders<FeedValues>, advantage: number, rank: string): Sql {
  if (!shape.isAfter) return sql`true`;
  const score = sql`${v.k1}::float8`;
  return sql`${sql.ref(rank)} < ${score} - ${number(advantage - HAIR)}
    and (p.rank + ${number(advantage)}, p.id) < (${score}, ${v.id})`;
}
