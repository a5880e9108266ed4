// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isMissingChunk, mayReload } from './stale-build.ts';

beforeEach(() => sessionStorage.clear());

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), true],
  [new TypeError('error loading dynamically imported module: https://x/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError("Cannot read properties of undefined (reading 'id')"), false],
  ['Failed to fetch dynamically imported module', false],
])('%s is a missing chunk: %s', (error, expected) => {
  expect(isMissingChunk(error)).toBe(expected);
});

test('reloads once a minute at most', () => {
  expect(mayReload(() => sessionStorage, 1_000_000)).toBe(true);
  expect(mayReload(() => sessionStorage, 1_059_999)).toBe(false);
  expect(mayReload(() => sessionStorage, 1_060_001)).toBe(true);
});

test('never reloads when it could not remember that it did', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(mayReload(() => full, 1_000_000)).toBe(false);
});
