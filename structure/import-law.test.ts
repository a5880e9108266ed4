import { describe, expect, test } from 'vitest';
import { importLaw } from './import-law.ts';
import { importsOf, listFiles } from './source-tree.ts';

const sources = listFiles(/^(contract|server|web|e2e|bench)\/.*\.tsx?$/);
const edges = sources.flatMap((from) => importsOf(from).map((to) => ({ from, to })));

test('the tree is read', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(edges.length).toBeGreaterThan(500);
});

test.each(importLaw.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
  const broken = edges.filter(({ from, to }) => rule.breaks(from, to));
  expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

describe('the law can be broken', () => {
  test.each([
    ['web/src/ui/button.tsx', 'server/src/app.ts'],
    ['server/src/app.ts', 'web/src/ui/button.tsx'],
    ['contract/src/api.ts', 'node:fs'],
    ['server/src/modules/users/get-user.ts', 'server/src/modules/accounts/session.ts'],
    ['server/src/platform/sms/sms.ts', 'server/src/modules/users/index.ts'],
    ['web/src/ui/button.tsx', 'web/src/api/client.ts'],
    ['web/src/features/posts/card.tsx', 'web/src/features/orders/panel.tsx'],
    ['server/src/app.ts', 'server/test/test-app.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(importLaw.some((rule) => rule.breaks(from, to))).toBe(true);
  });
});

test('modules form no circle', () => {
  const needs = new Map<string, Set<string>>();
  const moduleName = /^server\/src\/modules\/([^/]+)\//;
  for (const { from, to } of edges) {
    const [own, other] = [moduleName.exec(from)?.[1], moduleName.exec(to)?.[1]];
    if (own && other && own !== other) needs.set(own, (needs.get(own) ?? new Set()).add(other));
  }
  const visit = (name: string, path: string[]): string[] | null => {
    if (path.includes(name)) return [...path, name];
    for (const next of needs.get(name) ?? []) {
      const circle = visit(next, [...path, name]);
      if (circle) return circle;
    }
    return null;
  };
  expect([...needs.keys()].map((name) => visit(name, [])).filter((circle) => circle !== null)).toEqual([]);
});
