import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const notOurs = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
]);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!notOurs.has(entry.name)) yield* walk(path);
    } else yield path;
  }
}

/** Files of ours, by their path from the root. */
export function listFiles(pattern: RegExp): string[] {
  return [...walk('')].filter((file) => pattern.test(file)).sort();
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

const imports =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;
const lazyImports = /import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports: paths from the root for our own files, names for packages. */
export function importsOf(file: string, { lazy } = { lazy: true }): string[] {
  const text = read(file);
  const matches = [...text.matchAll(imports), ...(lazy ? text.matchAll(lazyImports) : [])];
  return matches.map((match) => {
    const name = match[1] ?? match[2] ?? '';
    if (name.startsWith('.')) return normalize(join(dirname(file), name));
    return name.replace(/^@zaojie\/contract\/(.*)$/, 'contract/src/$1.ts');
  });
}
