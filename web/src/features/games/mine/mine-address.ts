import { gameStatuses, type GameStatus } from '@zaojie/contract/games/game-words';
import { MY_GAMES_PATH } from '../game-paths.ts';

export type MineAddress = { tab: 'owned' | 'published'; status: GameStatus | null; page: number };

const isStatus = (word: string | null): word is GameStatus =>
  word !== null && Object.hasOwn(gameStatuses, word);

/** Rubbish in an address counts as left out. */
export function readMine(search: URLSearchParams): MineAddress {
  const status = search.get('status');
  const page = search.get('page') ?? '';
  return {
    tab: search.get('tab') === 'published' ? 'published' : 'owned',
    status: isStatus(status) ? status : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function minePath({ tab, status, page }: Partial<MineAddress>): string {
  const query = new URLSearchParams();
  if (tab === 'published') query.set('tab', tab);
  if (tab === 'published' && status) query.set('status', status);
  if (page !== undefined && page > 1) query.set('page', String(page));
  return query.size === 0 ? MY_GAMES_PATH : `${MY_GAMES_PATH}?${query}`;
}
