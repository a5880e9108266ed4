import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { shownName } from '../../users/index.ts';

export type GameStanding = {
  id: number;
  user_id: number;
  nickname: string;
  title: string;
  cover: Picture;
  type_mask: number;
  tags: string[];
  price_fen: number;
  /** From 1 to 5 with one decimal; 0 while nobody has rated. */
  rating: number;
  rating_count: number;
  /** Everybody who has it. */
  players: number;
  plays: number;
  likes: number;
  published_at: Date;
  /** Within the period; the developer's own doings aren't among them. */
  gained_likes: number;
  gained_ratings: number;
  gained_stars: number;
  gained_players: number;
};

/** From when on gains count, and up to when: null for all time and for now. */
export type Period = { from: Date | null; to: Date | null };

const within = (column: string, { from, to }: Period) => sql`
  ${from === null ? sql`true` : sql`${sql.ref(column)} >= ${from}`}
  and ${to === null ? sql`true` : sql`${sql.ref(column)} < ${to}`}`;

/** Each kind of gain is read along the index of its time, once for all games. */
export function standingsQuery(period: Period): RawBuilder<GameStanding> {
  return sql<GameStanding>`
    with likes as (
      select l.game_id, count(*)::int as gained from game_likes l join games g on g.id = l.game_id
      where ${within('l.created_at', period)} and l.user_id <> g.user_id group by l.game_id
    ), ratings as (
      select c.game_id, count(*)::int as gained, sum(c.rating)::int as stars from game_comments c
      where c.rating is not null and c.deleted_at is null and ${within('c.rated_at', period)} group by c.game_id
    ), players as (
      select p.game_id, count(*)::int as gained from game_purchases p
      where p.status <> 'refunded' and ${within('p.created_at', period)} group by p.game_id
    )
    select g.id, g.user_id, ${shownName()} as nickname, g.title, g.cover, g.type_mask, g.tags, g.price_fen,
      s.rating::float8 as rating, s.rating_count, s.player_count as players, s.play_count as plays, s.like_count as likes,
      g.published_at, coalesce(likes.gained, 0) as gained_likes, coalesce(ratings.gained, 0) as gained_ratings,
      coalesce(ratings.stars, 0) as gained_stars, coalesce(players.gained, 0) as gained_players
    from games g
    join game_stats s on s.game_id = g.id
    join users u on u.id = g.user_id
    left join likes on likes.game_id = g.id
    left join ratings on ratings.game_id = g.id
    left join players on players.game_id = g.id
    where g.status = 'published'`;
}

/**
 * Every published game with what it has and what it gained within a period, in no order: for whoever ranks them, off the
 * request path.
 */
export async function listGameStandings(db: Db, period: Period): Promise<GameStanding[]> {
  return (await standingsQuery(period).execute(db)).rows;
}
