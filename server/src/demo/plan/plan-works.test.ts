import { describe, expect, test } from 'vitest';
import { keyOf, type Shot } from '../pictures/shot.ts';
import { posts } from '../posts.ts';
import { storefronts } from '../storefronts.ts';
import { planWorks } from './plan-works.ts';

const twice = (shots: readonly Shot[]) => {
  const keys = shots.map(keyOf);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
};

describe.each(storefronts.map(({ username }) => username))('%s shows no picture twice', (username) => {
  test('among their works', () => {
    expect(twice(planWorks().flatMap(({ author, shot }) => (author === username ? [shot] : [])))).toEqual([]);
  });

  test('among the covers of their posts, which stand for works where there are none', () => {
    const covers = posts.flatMap(({ author, shots = [] }) => (author === username ? shots.slice(0, 1) : []));
    expect(twice(covers)).toEqual([]);
  });
});
