import { describe, expect, test } from 'vitest';
import { gamePoints, popularity, riseOf, trustedRating, type GameGains } from './game-points.rules.ts';

const UNTIL = new Date('2026-11-16T22:00:00Z');
const daysAgo = (days: number) => new Date(UNTIL.getTime() - days * 86_400_000);

const game = (id: number, parts: Partial<GameGains> = {}): GameGains => ({
  id,
  published_at: daysAgo(200),
  gained_likes: 0,
  gained_ratings: 0,
  gained_stars: 0,
  gained_players: 0,
  ...parts,
});

test('what counts for how much', () => {
  expect(popularity(game(1, { gained_players: 1 }))).toBe(30);
  expect(popularity(game(1, { gained_likes: 1 }))).toBe(10);
  expect(popularity(game(1, { gained_ratings: 1, gained_stars: 5 }))).toBe(20);
});

test('a rise is against what came in before, and one person is none', () => {
  const [much, little] = [game(1, { gained_likes: 36 }), game(2, { gained_likes: 1 })];
  expect(riseOf(much, game(1, { gained_likes: 36 }))).toBe(75);
  expect(riseOf(much, undefined)).toBe(300);
  expect(riseOf(little, undefined)).toBe(8);
  expect(riseOf(game(3), undefined)).toBe(0);
});

test('one friend’s five stars don’t outrank a hundred players', () => {
  const friend = trustedRating(game(1, { gained_ratings: 1, gained_stars: 5 }));
  const many = trustedRating(game(2, { gained_ratings: 100, gained_stars: 460 }));
  expect(many).toBeGreaterThan(friend);
  expect(trustedRating(game(3))).toBe(0);
});

describe('lists', () => {
  const idsOf = (category: string, now: GameGains[], before: GameGains[] = []) =>
    gamePoints({ now, recent: now, before }, 'week', UNTIL)
      .filter((line) => line.category === category)
      .map((line) => line.subject_id);

  test('the most popular first, equal ones by age, and nothing without points', () => {
    const games = [
      game(3, { gained_likes: 2 }),
      game(1, { gained_likes: 2 }),
      game(2, { gained_players: 5 }),
      game(4),
    ];
    expect(idsOf('popular', games)).toEqual([2, 1, 3]);
  });

  test('what came out lately is new, noticed or not', () => {
    const games = [
      game(1, { published_at: daysAgo(40), gained_likes: 9 }),
      game(2, { published_at: daysAgo(29) }),
      game(3, { published_at: daysAgo(2), gained_likes: 1 }),
      game(4, { published_at: daysAgo(-1), gained_likes: 1 }),
    ];
    expect(idsOf('new', games)).toEqual([3, 2]);
  });

  test('who rises fastest isn’t who is most popular', () => {
    const now = [game(1, { gained_likes: 100 }), game(2, { gained_likes: 40 })];
    expect(idsOf('rising', now, [game(1, { gained_likes: 100 })])).toEqual([2, 1]);
    expect(idsOf('popular', now)).toEqual([1, 2]);
  });
});
