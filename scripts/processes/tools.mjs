import path from 'node:path';
import { repoRoot } from '../files/paths.mjs';

/** The scripts behind node_modules/.bin, so that they run the same on every platform. */
const entries = {
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

/**
 * @param {keyof typeof entries} name
 * @param {string} [root]
 */
export function tool(name, root = repoRoot) {
  return path.join(root, 'node_modules', entries[name]);
}
