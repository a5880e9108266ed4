import { describe, expect, test } from 'vitest';
import { importLaw } from './import-law.ts';
import { allSources, edgesOf, violationsOf } from './law.ts';

const edges = edgesOf(allSources);

test('the tree is read', () => {
  expect(allSources.length).toBeGreaterThan(1_000);
  expect(edges.length).toBeGreaterThan(3_000);
});

test.each(importLaw.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
  expect(violationsOf(rule, edges)).toEqual([]);
});

describe('the law can be broken', () => {
  test.each([
    ['web/src/ui/form/button.tsx', 'server/src/app.ts'],
    ['server/src/app.ts', 'web/src/ui/form/button.tsx'],
    ['contract/src/api.ts', 'node:fs'],
    ['server/src/app.ts', 'server/test/test-app.ts'],
    ['server/src/modules/posts/add-post.ts', 'server/src/modules/posts/posts.access.ts'],
    ['web/src/features/uploads/upload-file.ts', 'web/src/features/uploads/xhr-test-rig.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(importLaw.some((rule) => rule.breaks(from, to))).toBe(true);
  });
});
