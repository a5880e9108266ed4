import { sql } from 'kysely';
import type { Sql } from '../../../db/statement.ts';
import { shownName } from '../../users/index.ts';

/** A like is what one person gives once; a play is what they may give every day. */
const worth = { like: 10, play: 2 } as const;

/** Bits of the types that have a list of their own, see the games' words. */
const genres = { action: 1 << 6, puzzle: 1 << 4, role_playing: 1 << 3 } as const;

type Span = { since: Sql; until: Sql };

/**
 * Every demo on each list that it belongs to: (category, subject_id, points, details), from the people who played and liked
 * it within the span. Its maker's own doings aren't among them. Plays have days, in Shanghai.
 */
export function demoPoints({ since, until }: Span): Sql {
  const dayOf = (moment: Sql) => sql`(${moment}::timestamptz at time zone 'Asia/Shanghai')::date`;
  const scored = sql`
    select p.id, p.genre_mask, coalesce(plays.gained, 0) * ${sql.lit(worth.play)}
      + coalesce(likes.gained, 0) * ${sql.lit(worth.like)} as points
    from program_demos d join programs p on p.id = d.program_id and p.status = 'published'
    left join (
      select program_id, sum(plays) as gained from program_demo_plays
      where (${since}::timestamptz is null or day >= ${dayOf(since)}) and day < ${dayOf(until)} group by program_id
    ) plays on plays.program_id = p.id
    left join (
      select l.program_id, count(*) as gained from program_demo_likes l join programs o on o.id = l.program_id
      where (${since}::timestamptz is null or l.created_at >= ${since}) and l.created_at < ${until} and l.user_id <> o.user_id
      group by l.program_id
    ) likes on likes.program_id = p.id`;
  const lists = Object.entries(genres).map(
    ([category, bit]) =>
      sql`select ${sql.lit(category)}::text, id, points from scored where genre_mask & ${sql.lit(bit)} <> 0`,
  );
  return sql`
    with scored as materialized (${scored}),
    listed (category, subject_id, points) as (
      select 'all'::text, id, points from scored union all ${sql.join(lists, sql` union all `)}
    )
    select category, subject_id, points::bigint as points, '{}'::jsonb as details from listed`;
}

/** Demos that can be tried, as others show them: (id, user_id, nickname, title, cover, genre_mask, kind, plays, likes). */
export function shownDemos(): Sql {
  return sql`(select p.id, p.user_id, ${shownName()} as nickname, p.title, p.cover, p.genre_mask, d.kind,
      coalesce(s.play_count, 0) as plays, coalesce(s.like_count, 0) as likes
    from program_demos d join programs p on p.id = d.program_id join users u on u.id = p.user_id
    left join program_demo_stats s on s.program_id = p.id
    where p.status = 'published')`;
}
