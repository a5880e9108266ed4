import { gameTypes } from '@zaojie/contract/games/game-words';
import type { RankedDemo } from '@zaojie/contract/rankings/ranking.schemas';
import type { DemoEntryRow } from './page.queries.ts';

/** With whose it is, which only decides who sees it. */
export type DemoEntry = RankedDemo & { makerId: number };

export function viewDemoEntry(row: DemoEntryRow): DemoEntry {
  const isPlayable = row.kind === 'play';
  return {
    makerId: row.user_id,
    id: row.id,
    title: row.title,
    cover: row.cover,
    status: isPlayable ? 'open' : 'testing',
    statusText: isPlayable ? '可试玩' : '下载试玩',
    author: row.nickname,
    tags: gameTypes.filter(({ id }) => (row.genre_mask & (1 << id)) !== 0).map(({ name }) => name),
    plays: row.plays,
    likes: row.likes,
  };
}
