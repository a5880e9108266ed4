import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');
const tableFiles = /\/web\/src\/app\/(?:route-table|screens\/[\w-]+)\.ts$/;
const lazyPage = /\(\) =>\s*import\('((?:\.\.\/)+pages\/[^']+)'\)/g;
const head = 'const named = (file, load) => Object.assign(load, { file });\n';

/** What fetches a page says which file it is in: the manifest of the browsers' build knows it by that. */
export function namePages(code: string, id: string): string {
  const named = code.replaceAll(lazyPage, (load: string, path: string) => {
    const file = relative(WEB, join(id, '..', path)).replaceAll('\\', '/');
    return `named('${file}', ${load})`;
  });
  return named === code ? code : head + named;
}

/** The server names in a page that isn't drawn what its screen is made of (screen-parts.ts). */
export function namedPages(): Plugin {
  return {
    name: 'named-pages',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    enforce: 'pre',
    transform: {
      filter: { id: tableFiles },
      handler: (code, id) => ({ code: namePages(code, id), map: null }),
    },
  };
}
