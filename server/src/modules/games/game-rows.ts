import type { GameStatus } from '@zaojie/contract/games/game-words';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../db/statement.ts';
import { shownName } from '../users/index.ts';

export type CardRow = {
  id: number;
  user_id: number;
  nickname: string;
  title: string;
  summary: string;
  cover: Picture | null;
  price_fen: number;
  link: string;
  build_count: number;
  type_mask: number;
  platform_mask: number;
  rating: number;
  rating_count: number;
  comment_count: number;
  like_count: number;
  view_count: number;
  player_count: number;
  is_owned: boolean;
  status: GameStatus;
  review_reason: string;
  /** As they come in JSON, or as dates. */
  published_at: Date | string | null;
  created_at: Date | string;
  updated_at: Date | string;
};

const columns = sql`g.id, g.user_id, ${shownName()} as nickname, g.title, g.summary, g.cover, g.price_fen, g.link,
  g.build_count, g.type_mask, g.platform_mask, s.rating::float8 as rating, s.rating_count, s.comment_count, s.like_count,
  s.view_count, s.player_count, g.status, g.review_reason, g.published_at, g.created_at, g.updated_at`;

/** Whether the viewer has it; visitors have nothing. */
export function isOwnedBy(viewerId: Sql | null, gameId: Sql): RawBuilder<boolean> {
  return viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from game_purchases o
        where o.game_id = ${gameId} and o.user_id = ${viewerId} and o.status <> 'refunded')`;
}

/** Turns a page of ids into whole cards in the same statement. `page` yields (id, ord). */
export function cardsQuery<Row = CardRow>(
  page: Sql,
  { viewerId, more = sql``, joins = sql`` }: { viewerId: Sql | null; more?: Sql; joins?: Sql },
): RawBuilder<Row> {
  return sql<Row>`
    with page as (${page})
    select ${columns}, ${isOwnedBy(viewerId, sql.ref('g.id'))} as is_owned${more}
    from page
    join games g on g.id = page.id
    join game_stats s on s.game_id = g.id
    join users u on u.id = g.user_id
    ${joins}
    order by page.ord`;
}
