import { sql } from 'kysely';
import type { Sql } from '../../../db/statement.ts';
import { shownName } from '../../users/index.ts';

/**
 * Games that are out, as others show them: (id, user_id, nickname, title, cover, type_mask, tags, price_fen, rating, players,
 * likes). For joining by id.
 */
export function shownGames(): Sql {
  return sql`(select g.id, g.user_id, ${shownName()} as nickname, g.title, g.cover, g.type_mask, g.tags, g.price_fen,
      s.rating::float8 as rating, s.player_count as players, s.like_count as likes
    from games g join game_stats s on s.game_id = g.id join users u on u.id = g.user_id
    where g.status = 'published')`;
}
