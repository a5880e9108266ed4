import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, read, root } from './source-tree.ts';

const sources = listFiles(/\.(ts|tsx|mjs|css|sql)$/).filter((file) => !file.endsWith('.gen.ts'));

test('no file is longer than 300 lines', () => {
  const long = sources
    .map((file) => [file, read(file).split('\n').length] as const)
    .filter(([, lines]) => lines > 301);
  expect(long).toEqual([]);
});

test('files are named for what they hold', () => {
  const vague = /(^|\/|-)(utils?|helpers?|common|manager|misc)(\.|\/)/;
  expect(sources.filter((file) => vague.test(file))).toEqual([]);
  const mixedCase = sources.filter((file) => /[A-Z]/.test(file.split('/').pop() ?? ''));
  expect(mixedCase).toEqual([]);
});

test('nothing is left for later, and no check is switched off', () => {
  // Written so that this file doesn't match itself.
  const marks = /\bT[O]DO\b|FIX[M]E|@ts-(ignor[e]|nochec[k])|lint-disabl[e]|\.onl[y]\(/;
  expect(sources.filter((file) => marks.test(read(file)))).toEqual([]);
});

test('every migration says why', () => {
  const migrations = listFiles(/^server\/migrations\/.*\.sql$/);
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.filter((file) => !read(file).startsWith('-- Why: '))).toEqual([]);
});

test('documents link to files that exist', () => {
  const broken = listFiles(/\.md$/).flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !existsSync(join(root, dirname(file), target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every command of the README exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read('README.md').matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
