// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { screens } from './route-table.ts';

test('a page is all that the file of a page exports', { timeout: 60_000 }, async () => {
  const files = await Promise.all([...new Set(screens.map((screen) => screen.page))].map((load) => load()));
  expect(files.length).toBeGreaterThan(15);
  const names = files.map((file) => Object.keys(file).join());
  expect(names.filter((name) => !/^[A-Z]\w+Page$/.test(name))).toEqual([]);
});
