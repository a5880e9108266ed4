import { expect, test } from 'vitest';
import { findCircles } from './circles.ts';
import { importsOf, listFiles } from './source-tree.ts';

test('arrows that run one way have no circle; those that come back are named', () => {
  const line = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'a', to: 'c' },
  ];
  expect(findCircles(line)).toEqual([]);
  expect(findCircles([...line, { from: 'c', to: 'a' }])).toEqual([['a', 'b', 'c', 'a']]);
  expect(findCircles([{ from: 'a', to: 'a' }])).toEqual([['a', 'a']]);
});

test('no file stands in a circle of imports, types included', () => {
  const files = listFiles(/^(contract|server|web|e2e|bench|scripts)\/.*\.(tsx?|mjs)$/);
  const edges = files.flatMap((from) => importsOf(from, { lazy: false }).map((to) => ({ from, to })));
  expect(edges.length).toBeGreaterThan(1_000);
  expect(findCircles(edges)).toEqual([]);
});
