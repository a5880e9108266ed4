import { describe, expect, test } from 'vitest';
import { isRankOff, rankOf, type PostCounts } from './post.rules.ts';

const none: PostCounts = { like_count: 0, comment_count: 0, share_count: 0, view_count: 0 };
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('rank', () => {
  test.each([
    ['newer', [none, day(2)], [none, day(1)]],
    ['liked', [{ ...none, like_count: 1 }, day(1)], [none, day(1)]],
    [
      'a comment more than a like',
      [{ ...none, comment_count: 1 }, day(1)],
      [{ ...none, like_count: 1 }, day(1)],
    ],
    ['a like more than a share', [{ ...none, like_count: 1 }, day(1)], [{ ...none, share_count: 1 }, day(1)]],
    [
      'a share more than ten views',
      [{ ...none, share_count: 1 }, day(1)],
      [{ ...none, view_count: 10 }, day(1)],
    ],
    ['four days newer than a hundred times as lively', [none, day(5)], [{ ...none, like_count: 32 }, day(1)]],
    ['a hundred times as lively, three days older', [{ ...none, like_count: 33 }, day(1)], [none, day(4)]],
  ] as [string, [PostCounts, Date], [PostCounts, Date]][])('%s stands higher', (_name, higher, lower) => {
    expect(rankOf(...higher)).toBeGreaterThan(rankOf(...lower));
  });

  test.each([
    [0, 1, true],
    [10, 11, true],
    [1000, 1001, false],
    [1000, 1100, true],
  ])('from %i to %i likes it is stored anew: %s', (from, to, isStored) => {
    const rank = (like_count: number) => rankOf({ ...none, like_count }, day(1));
    expect(isRankOff(rank(from), rank(to))).toBe(isStored);
    expect(isRankOff(rank(to), rank(from))).toBe(isStored);
  });
});
