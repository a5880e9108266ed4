import { sql, type RawBuilder } from 'kysely';
import { isListed, type FeedRequest } from './feed-pages.ts';
import { ties } from './post.rules.ts';

type Sql = RawBuilder<unknown>;
/** Sums of floats may differ in the last digit; the index reads a hair further and the exact test decides. */
const HAIR = 1e-6;

/**
 * Recommendations for somebody: four lists, each read from its own index from where the last page ended, each with its
 * own advantage, merged by rank plus advantage. A post belongs to the first list that claims it, so none appears twice.
 */
export function recommendedPage(request: FeedRequest, viewerId: number): Sql {
  const most = request.limit + request.offset;
  const after = (advantage: number): Sql => {
    if (!request.after) return sql`true`;
    const score = sql`${request.after.k1}::float8`;
    return sql`p.rank < ${score} - ${advantage}::float8 + ${HAIR}::float8
      and (p.rank + ${advantage}::float8, p.id) < (${score}, ${request.after.id})`;
  };
  const listed = isListed(request);
  const isFollowed = sql`exists (select 1 from follows f where f.follower_id = ${viewerId} and f.followee_id = p.user_id)`;
  const isInCircle = sql`exists (select 1 from circle_members m where m.user_id = ${viewerId} and m.circle_id = p.circle_id)`;
  const hasTag = sql`exists (select 1 from post_tags pt join tag_follows tf on tf.tag_id = pt.tag_id
    where pt.post_id = p.id and tf.user_id = ${viewerId})`;
  const first = (advantage: number) => sql`
    and ${listed} and ${after(advantage)} order by p.rank desc, p.id desc limit ${most}`;
  return sql`
    select distinct c.id, 0 as k0, c.score::text as k1, dense_rank() over (order by c.score desc, c.id desc) as ord
    from (
      select found.* from follows f cross join lateral (
        select p.id, p.rank + ${ties.followedAuthor}::float8 as score from posts p
        where p.user_id = f.followee_id ${first(ties.followedAuthor)}) found
      where f.follower_id = ${viewerId}
      union all
      select found.* from circle_members cm cross join lateral (
        select p.id, p.rank + ${ties.joinedCircle}::float8 as score from posts p
        where p.circle_id = cm.circle_id and not ${isFollowed} ${first(ties.joinedCircle)}) found
      where cm.user_id = ${viewerId}
      union all
      select found.* from tag_follows tf cross join lateral (
        select p.id, p.rank + ${ties.followedTag}::float8 as score
        from post_tags pt join posts p on p.id = pt.post_id
        where pt.tag_id = tf.tag_id and not ${isFollowed} and not ${isInCircle} and ${listed}
          and ${after(ties.followedTag)}
        order by pt.rank desc, pt.post_id desc limit ${most}) found
      where tf.user_id = ${viewerId}
      union all
      (select p.id, p.rank as score from posts p
        where not ${isFollowed} and not ${isInCircle} and not ${hasTag} ${first(0)})
    ) c
    order by ord limit ${request.limit} offset ${request.offset}`;
}
