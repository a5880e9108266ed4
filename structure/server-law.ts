import type { Rule } from './law.ts';
import { isTestCode } from './test-code.ts';

export type Layer = 'start' | 'scripts' | 'demo' | 'modules' | 'http' | 'frame' | 'platform' | 'db' | 'base';

/** What stands under everything: settings, log, where things lie. */
const base = new Set([
  'app-secret',
  'config',
  'mail-settings',
  'network-settings',
  'payment-settings',
  'push-settings',
  'log',
  'server-root',
  'startup-error',
]);

export function layerOf(path: string): Layer | null {
  const inside = /^server\/src\/(.+)$/.exec(path)?.[1];
  if (inside === undefined) return null;
  const [first = '', ...rest] = inside.split('/');
  if (rest.length > 0) return first as Layer;
  return base.has(first.replace(/\.ts$/, '')) ? 'base' : 'start';
}

/** Arrows run downwards only: what each layer may import besides itself. */
export const layers: Record<Layer, readonly Layer[]> = {
  start: ['demo', 'modules', 'http', 'frame', 'platform', 'db', 'base'],
  scripts: ['demo', 'modules', 'http', 'frame', 'platform', 'db', 'base'],
  demo: ['modules', 'frame', 'platform', 'db', 'base'],
  modules: ['frame', 'platform', 'db', 'base'],
  http: ['frame', 'platform', 'db', 'base'],
  frame: ['platform', 'db', 'base'],
  platform: ['db', 'base'],
  db: ['base'],
  base: [],
};

export const moduleOf = (path: string): string | null =>
  /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Each rule says when an import from one file to another breaks it; test code may look anywhere. */
const rules: Rule[] = [
  {
    name: 'the server imports downwards only',
    breaks: (from, to) => {
      const [own, other] = [layerOf(from), layerOf(to)];
      return own !== null && other !== null && own !== other && !layers[own].includes(other);
    },
  },
  {
    name: 'a module is seen by its index.ts only, and the list of modules by those who put them together',
    breaks: (from, to) => {
      const other = moduleOf(to);
      if (to === 'server/src/modules/all.ts') return layerOf(from) !== 'start';
      return other !== null && other !== moduleOf(from) && !to.endsWith('/index.ts');
    },
  },
  {
    name: 'only http and the start know Fastify',
    breaks: (from, to) =>
      /^(fastify$|@fastify\/)/.test(to) && !['http', 'start', null].includes(layerOf(from)),
  },
];

export const serverLaw: Rule[] = rules.map((rule) => ({
  ...rule,
  breaks: (from, to) => from.startsWith('server/') && !isTestCode(from) && rule.breaks(from, to),
}));
