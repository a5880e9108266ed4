import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const helper = /vite\/preload-helper/;
const NAMED = 'export const __vitePreload =';
const styles = resolve(import.meta.dirname, '../src/ui/theme/whole-styles.ts');

/** Code that comes after the first page waits for the styles that the first page came without. */
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
          code:
            `import { withWholeStyles } from ${JSON.stringify(styles)};\n` +
            `${code.replace(NAMED, 'const load =')};\n` +
            'export const __vitePreload = (...asked) => withWholeStyles(load(...asked));',
          map: null,
        };
      },
    },
  };
}
