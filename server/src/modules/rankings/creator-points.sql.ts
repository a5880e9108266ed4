import { sql } from 'kysely';
import type { Sql } from '../../db/statement.ts';
import { ordersCompleted } from '../orders/index.ts';
import { likesReceived, tagsUsed, worksPosted, type Span } from '../posts/index.ts';
import { categoriesOffered } from '../storefronts/index.ts';
import { followersWon } from '../users/index.ts';
import { worksKept } from '../works/index.ts';
import {
  disciplineCategories,
  disciplineWords,
  LEAST_SHARE,
  OFFER_WEIGHT,
  plainTags,
} from './discipline.rules.ts';
import { points } from './ranking.rules.ts';

const SHOWN_TAGS = 3;

/** As `rootPoints` in the rules. */
const rooted = (each: number, times: Sql): Sql =>
  sql`round(${sql.lit(each)} * sqrt(${times}::float8))::bigint`;

/** What came in for each person: (user_id, likes, followers, works, orders, points). */
function gains(span: Span): Sql {
  return sql`
    select user_id, sum(likes)::int as likes, sum(followers)::int as followers, sum(works)::int as works,
      sum(orders)::int as orders,
      (sum(given) + ${sql.lit(points.follower)} * sum(followers) + ${rooted(points.work, sql`sum(works)`)})::bigint as points
    from (
      select user_id, likes, 0 as followers, 0 as works, 0 as orders, ${rooted(points.liker, sql`likes`)} as given
      from ${likesReceived(span)} liked
      union all select user_id, 0, followers, 0, 0, 0 from ${followersWon(span)} followed
      union all select user_id, 0, 0, works, 0, 0 from ${worksPosted(span)} posted
      union all select user_id, 0, 0, works, 0, 0 from ${worksKept(span)} kept
      union all select user_id, 0, 0, 0, orders, ${rooted(points.client, sql`orders`)}
      from ${ordersCompleted(span)} completed
    ) each_gain group by user_id`;
}

/** By what people write on their posts and what they offer: (user_id, discipline). */
function disciplinesOf(used: Sql): Sql {
  const byWord = sql`unnest(${disciplineWords.map(({ word }) => word)}::text[],
    ${disciplineWords.map(({ discipline }) => discipline)}::text[]) as said (word, discipline)`;
  const byCategory = sql`unnest(${disciplineCategories.map(({ category }) => category)}::smallint[],
    ${disciplineCategories.map(({ discipline }) => discipline)}::text[]) as sold (category, discipline)`;
  return sql`
    select user_id, discipline from (
      select user_id, discipline, sum(uses) as uses, sum(sum(uses)) over (partition by user_id) as total
      from (
        select used.user_id, said.discipline, used.uses from ${used} join ${byWord} on said.word = lower(used.name)
        union all
        select offered.user_id, sold.discipline, ${sql.lit(OFFER_WEIGHT)}
        from ${categoriesOffered()} offered join ${byCategory} on sold.category = offered.category
      ) told group by user_id, discipline
    ) shares where uses * ${sql.lit(LEAST_SHARE)} >= total`;
}

/**
 * Everybody who makes something, on each list that they belong to: (category, subject_id, points, details). Administrators don't
 * compete.
 */
export function creatorPoints(span: Span): Sql {
  return sql`
    with used as materialized (select * from ${tagsUsed(span.until)} tags_used),
    gained as materialized (${gains(span)}),
    makers as materialized (
      select gained.* from gained join users u on u.id = gained.user_id and u.role <> 'admin'
      where gained.works > 0 or gained.orders > 0 or exists (select 1 from used where used.user_id = gained.user_id)
    ),
    labels as (
      select user_id, (array_agg(name order by uses desc, name))[1:${sql.lit(SHOWN_TAGS)}] as tags
      from used where name is not null and name <> all(${[...plainTags]}::text[]) group by user_id
    ),
    lists as (
      select user_id, 'all' as category from makers
      union all select user_id, discipline from (${disciplinesOf(sql`used`)}) practised
    )
    select lists.category, makers.user_id as subject_id, makers.points, jsonb_build_object(
      'likes', makers.likes, 'followers', makers.followers, 'works', makers.works, 'orders', makers.orders,
      'tags', coalesce(to_jsonb(labels.tags), '[]')) as details
    from lists join makers on makers.user_id = lists.user_id left join labels on labels.user_id = lists.user_id`;
}
