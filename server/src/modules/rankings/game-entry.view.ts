import { gameTypes } from '@zaojie/contract/games/game-words';
import { yuanOf } from '@zaojie/contract/money';
import type { RankedGame } from '@zaojie/contract/rankings/ranking.schemas';
import type { GameEntryRow } from './page.queries.ts';

export function viewGameEntry(row: GameEntryRow): RankedGame {
  const types = gameTypes.filter(({ id }) => (row.type_mask & (1 << id)) !== 0).map(({ name }) => name);
  return {
    place: row.place,
    id: row.id,
    title: row.title,
    cover: row.cover,
    developer: row.nickname,
    developer_id: row.user_id,
    tags: [...new Set<string>([...types, ...row.tags])],
    rating: row.rating,
    players: row.players,
    likes: row.likes,
    price: yuanOf(row.price_fen),
    trend: row.trend,
  };
}
