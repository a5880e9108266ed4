import type { Plugin } from 'vite';
import { leaveOut } from './leave-out.ts';

const clientFile = /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/;
const observerFile = /\/@tanstack\/query-core\/build\/modern\/mutationObserver\.js$/;

/**
 * The client of queries makes a cache for what is sent, whether anything ever is or not, and so every page would begin with that.
 * Here the code that sends brings it, and the client makes it when it is first asked for it.
 */
const cuts = {
  texts: [
    ['import { MutationCache } from "./mutationCache.js";', ''],
    ['this.#mutationCache = config.mutationCache || new MutationCache();', ''],
    [
      /getMutationCache\(\) \{\s+return this\.#mutationCache;/,
      'getMutationCache() { return (this.#mutationCache ??= new QueryClient.Mutations());',
    ],
    ['this.#mutationCache.', 'this.#mutationCache?.'],
  ],
} as const;

const bringCache = `
import { MutationCache as Mutations } from './mutationCache.js';
import { QueryClient as Client } from './queryClient.js';
Client.Mutations = Mutations;
`;

export function lightQueries(): Plugin {
  return {
    name: 'light-queries',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    transform: {
      filter: { id: [clientFile, observerFile] },
      handler(code, id) {
        const lighter = clientFile.test(id)
          ? leaveOut(code, 'query-core', (text) => this.parse(text), cuts)
          : code + bringCache;
        return { code: lighter, map: null };
      },
    },
  };
}
