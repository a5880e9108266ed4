import { expect, test } from 'vitest';
import { listFiles, read } from './source-tree.ts';
import { isTestCode } from './test-code.ts';

// Who is hidden from whom and how a person is shown is decided in one place; everybody else composes its fragments.
const home = 'server/src/modules/users/';
const sources = listFiles(/^server\/src\/.*\.ts$/).filter(
  (file) => !file.startsWith(home) && !file.endsWith('.gen.ts') && !isTestCode(file),
);
const namedOutside = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file)));

test('the tree is read', () => {
  expect(sources.length).toBeGreaterThan(150);
  expect(read(`${home}blocks/block.sql.ts`)).toMatch(/\buser_blocks\b/);
  expect(read(`${home}person.sql.ts`)).toMatch(/coalesce\(nullif\(/);
});

test('blocks are asked about by the fragments of users', () => {
  expect(namedOutside(/\buser_blocks\b/)).toEqual([]);
});

test('the name that others read comes from the fragment of users', () => {
  expect(namedOutside(/nullif\([^)]*nickname|nickname \|\| [\w.]*username/)).toEqual([]);
});
