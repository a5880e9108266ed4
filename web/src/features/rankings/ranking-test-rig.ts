import type { OwnPlace, RankedCreator, RankedGame, Ranking } from '@zaojie/contract/rankings/ranking.schemas';

/* For tests: a list as the server answers it. */

export function someRanked(parts: Partial<RankedCreator> = {}): RankedCreator {
  return {
    place: 1,
    id: 7,
    name: '阿砚',
    level: 218,
    avatar: '',
    banner: null,
    tags: ['概念设计', '封面'],
    likes: 21_600,
    followers: 3_200,
    works: 86,
    gained: { likes: 216, followers: 32, works: 3, orders: 1 },
    points: 2000,
    badges: [],
    trend: 2,
    covers: [],
    is_followed: false,
    can: { follow: true },
    ...parts,
  };
}

export const someGame = (parts: Partial<RankedGame> = {}): RankedGame => ({
  place: 1,
  id: 200,
  title: '鲸背上的家',
  cover: null,
  developer: '小满不满',
  developer_id: 9,
  tags: ['叙事'],
  rating: 4.9,
  players: 86_000,
  likes: 22_000,
  price: 0,
  trend: 1,
  ...parts,
});

export const someOwnPlace = (parts: Partial<OwnPlace> = {}): OwnPlace => ({
  place: 128,
  likes: 40,
  followers: 5,
  works: 9,
  gained: { likes: 4, followers: 1, works: 0, orders: 0 },
  points: 70,
  trend: 31,
  next: { place: 100, likes: 42 },
  ...parts,
});

export function someRanking(parts: Partial<Ranking> = {}): Ranking {
  const creators = parts.creators ?? [];
  return {
    tab: 'creators',
    sub: 'all',
    period: 'week',
    creators,
    games: [],
    demos: [],
    competitions: [],
    own: null,
    computed_at: '2026-11-16T22:00:00.000Z',
    total: creators.length,
    per_page: 10,
    current_page: 1,
    last_page: 1,
    ...parts,
  };
}
