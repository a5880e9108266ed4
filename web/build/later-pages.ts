import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'later-pages';
const MODULE = `\0${NAME}`;
const tableFile = /\/web\/src\/app\/route-table\.ts$/;
const lazyPage = /\(\) =>\s*import\('(\.\.\/pages\/[^']+)'\)/g;

/**
 * The names of all files of all pages would stand in every first page. Those of pages that nobody begins with are taken
 * out of the route table into a file of their own, which comes when the person first does something, or with the page
 * where it is no first page. That file also knows what each page needs besides, the first ones included: once it is there,
 * they are fetched by it.
 */
export function laterPages(isFirst: (file: string) => boolean): Plugin {
  const pages: string[] = [];
  const placeOf = (file: string) => {
    if (!pages.includes(file)) pages.push(file);
    return pages.indexOf(file);
  };
  return {
    name: NAME,
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:later-pages$/ }, handler: () => MODULE },
    load: {
      filter: { id: /^\0later-pages$/ },
      handler: () => `export const pages = [${pages.map((file) => `() => import('${file}')`).join(',')}];`,
    },
    transform: {
      filter: { id: tableFile },
      handler(code, id) {
        const lighter = code.replaceAll(lazyPage, (whole, path: string) => {
          const file = join(dirname(id), path);
          return isFirst(file) ? `() => first(${placeOf(file)}, ${whole})` : `() => later(${placeOf(file)})`;
        });
        if (pages.length === 0) this.error('the route table names no page the way this build knows');
        return { code: `${head}${lighter}`, map: null };
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = Object.values(bundle ?? {}).find(
          (part) => part.type === 'chunk' && part.moduleIds.includes(MODULE),
        )?.fileName;
        if (file === undefined) throw new Error('the list of later pages was not built');
        // The server leaves it out of the pages that it draws.
        const attrs = { rel: 'modulepreload', crossorigin: true, 'data-later': true, href: `/${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

const head = `
import { whenFirstTouched } from '../hooks/when-first-touched.ts';
let known;
const fetchLater = async () => (known ??= await import('virtual:later-pages'));
const later = async (place) => (await fetchLater()).pages[place]();
const first = (place, load) => (known ? known.pages[place]() : load());
whenFirstTouched(() => void fetchLater().catch(() => undefined));
`;
