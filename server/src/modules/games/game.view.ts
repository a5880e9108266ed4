import { gamePlatforms, gameTypes, type GameAccess } from '@zaojie/contract/games/game-words';
import type { GameCard } from '@zaojie/contract/games/game.schemas';
import { yuanOf } from '@zaojie/contract/money';
import type { CardRow } from './game-rows.ts';
import { namesOf } from './masks.rules.ts';

/** Files that lie here go before the developer's own address. */
export function accessOf(game: Pick<CardRow, 'build_count' | 'price_fen' | 'link'>): GameAccess {
  if (game.build_count > 0) return game.price_fen > 0 ? 'buy' : 'download';
  return game.link === '' ? 'none' : 'link';
}

export function viewCard(row: CardRow): GameCard {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    cover_image: row.cover?.url ?? '',
    cover: row.cover,
    price: yuanOf(row.price_fen),
    access: accessOf(row),
    user_id: row.user_id,
    nickname: row.nickname,
    game_type: namesOf(gameTypes, row.type_mask),
    platform: namesOf(gamePlatforms, row.platform_mask),
    rating: row.rating,
    rating_count: row.rating_count,
    comment_count: row.comment_count,
    like_count: row.like_count,
    view_count: row.view_count,
    is_owned: row.is_owned,
    created_at: new Date(row.published_at ?? row.created_at).toISOString(),
  };
}
