import { gameOrders, type GameOrder } from '@zaojie/contract/games/game-words';
import { fenOf, yuanOf } from '@zaojie/contract/money';

export const GAMES_PATH = '/games';
/** The first of the sorts; it is left out of the address. */
export const USUAL_ORDER: GameOrder = 'new';

/** What the store shows. All of it stands in the address, so that a reload, Back and links keep it. */
export type GamesFilters = {
  /** Ids, rising. Empty for all. */
  types: readonly number[];
  platforms: readonly number[];
  /** In yuan; null where nobody has set it. */
  priceMin: number | null;
  priceMax: number | null;
  order: GameOrder;
  page: number;
  view: 'grid' | 'list';
};

export type FilterPart = Partial<GamesFilters>;

export const NO_FILTERS = { types: [], platforms: [], priceMin: null, priceMax: null } as const;

const MOST_IDS = 50;

function readIds(text: string | null): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((word) => /^[1-9]\d{0,8}$/.test(word))
    .map(Number);
  return [...new Set(ids)].sort((one, other) => one - other).slice(0, MOST_IDS);
}

/** Null for what is no amount. */
export function readYuan(text: string | null): number | null {
  const fen = text === null || text.trim() === '' ? null : fenOf(text.trim());
  return fen === null ? null : yuanOf(fen);
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

const isOrder = (word: string | null): word is GameOrder => word !== null && Object.hasOwn(gameOrders, word);

/** Rubbish in an address counts as left out. */
export function readGamesFilters(search: URLSearchParams): GamesFilters {
  const order = search.get('order');
  return {
    types: readIds(search.get('game_type')),
    platforms: readIds(search.get('platform')),
    priceMin: readYuan(search.get('price_min')),
    priceMax: readYuan(search.get('price_max')),
    order: isOrder(order) ? order : USUAL_ORDER,
    page: readPage(search.get('page')),
    view: search.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** What the server is asked with, by the same names as the address. What is usual is left out. */
export function gamesQueryOf(filters: GamesFilters): Record<string, string> {
  const { types, platforms, priceMin, priceMax, order, page } = filters;
  return {
    ...(types.length > 0 && { game_type: types.join(',') }),
    ...(platforms.length > 0 && { platform: platforms.join(',') }),
    ...(priceMin !== null && { price_min: String(priceMin) }),
    ...(priceMax !== null && { price_max: String(priceMax) }),
    ...(order !== USUAL_ORDER && { order }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The address of the store with these filters. Commas stay readable. */
export function gamesPath(filters: FilterPart): string {
  const whole: GamesFilters = { ...NO_FILTERS, order: USUAL_ORDER, page: 1, view: 'grid', ...filters };
  const query = Object.entries({
    ...gamesQueryOf(whole),
    ...(whole.view === 'list' && { view: 'list' }),
  });
  return query.length === 0
    ? GAMES_PATH
    : `${GAMES_PATH}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

/** Another choice begins at its first page; how the list is drawn isn't one. */
export function changedFilters(filters: GamesFilters, part: FilterPart): GamesFilters {
  const isSameList = Object.keys(part).every((name) => name === 'view' || name === 'page');
  return { ...filters, ...(!isSameList && { page: 1 }), ...part };
}

export function toggledId(ids: readonly number[], id: number): number[] {
  return ids.includes(id)
    ? ids.filter((each) => each !== id)
    : [...ids, id].sort((one, other) => one - other);
}

/** How many choices narrow the list: a price counts once. */
export function countFilters({ types, platforms, priceMin, priceMax }: GamesFilters): number {
  return types.length + platforms.length + (priceMin !== null || priceMax !== null ? 1 : 0);
}
