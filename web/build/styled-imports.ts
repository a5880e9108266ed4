import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const helper = /vite\/preload-helper/;
const NAMED = 'export const __vitePreload =';
const OURS = resolve(import.meta.dirname, '../src/ui/theme/fetch-code.ts');

/**
 * Code that comes after the first page waits for the styles that the first page came without. The bundler's own helper can
 * do more than is needed here, where all files are in one place.
 */
export function styledImports(): Plugin {
  return {
    name: 'styled-imports',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!code.includes(NAMED))
          this.error('the bundler loads imports in a way that this build does not know');
        return {
          code: `export { fetchCode as __vitePreload } from ${JSON.stringify(OURS)};`,
          map: null,
        };
      },
    },
  };
}
