import { describe, expect, test } from 'vitest';
import { findCircles } from './circles.ts';
import { allSources, edgesOf, violationsOf } from './law.ts';
import { isTestCode } from './test-code.ts';
import { featureGraph, featureOf, webLaw } from './web-law.ts';

const sources = allSources.filter((file) => file.startsWith('web/src/'));
const edges = edgesOf(sources);

test.each(webLaw.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
  expect(violationsOf(rule, edges)).toEqual([]);
});

describe('the law can be broken', () => {
  test.each([
    ['web/src/ui/form/button.tsx', 'web/src/api/client.ts', 'layers import downwards only'],
    ['web/src/hooks/use-on-sight.ts', 'web/src/ui/menu/menu.tsx', 'layers import downwards only'],
    ['web/src/features/posts/card.tsx', 'web/src/pages/home/home-page.tsx', 'layers import downwards only'],
    ['web/src/api/unread.ts', 'web/src/hooks/use-debounced.ts', 'layers import downwards only'],
    [
      'web/src/features/users/card.tsx',
      'web/src/features/posts/card.tsx',
      'a feature imports the features it is declared to',
    ],
    [
      'web/src/features/brand-new/card.tsx',
      'web/src/features/users/card.tsx',
      'a feature imports the features it is declared to',
    ],
    [
      'web/src/pages/home/home-page.tsx',
      'web/src/pages/community/feed/feed-bar.tsx',
      'an area of pages imports no other area',
    ],
    [
      'web/src/ui/media/picture.tsx',
      'contract/src/uploads/upload.schemas.ts',
      'hooks, kit and text know no contract',
    ],
  ])('%s may not import %s: %s', (from, to, name) => {
    expect(webLaw.filter((rule) => rule.breaks(from, to)).map((rule) => rule.name)).toEqual([name]);
  });
});

describe('the declared features', () => {
  test('are the folders that there are', () => {
    const folders = new Set(sources.map(featureOf).filter((name) => name !== null));
    expect(Object.keys(featureGraph).sort()).toEqual([...folders].sort());
  });

  test('form no circle', () => {
    const declared = Object.entries(featureGraph);
    expect(findCircles(declared.flatMap(([from, others]) => others.map((to) => ({ from, to }))))).toEqual([]);
  });

  test('use every edge that is declared', () => {
    const used = new Set(
      edges
        .filter(({ from }) => !isTestCode(from))
        .map(({ from, to }) => `${featureOf(from)} → ${featureOf(to)}`),
    );
    const declared = Object.entries(featureGraph).flatMap(([own, others]) =>
      others.map((other) => `${own} → ${other}`),
    );
    expect(declared.filter((edge) => !used.has(edge))).toEqual([]);
  });
});
