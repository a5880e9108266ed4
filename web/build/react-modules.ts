import type { Plugin } from 'vite';

const NAME = String.raw`[\w$]+`;
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime',
  'react-dom': 'react-dom/cjs/react-dom',
  'react-dom/client': 'react-dom/cjs/react-dom-client',
  scheduler: 'scheduler/cjs/scheduler',
  // As long as one package requires React instead of importing it, React stays such a function for all.
  'use-sync-external-store/shim': 'use-sync-external-store/cjs/use-sync-external-store-shim',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector',
};
const PACKAGES = '(?:react|react-dom|scheduler|use-sync-external-store)';
const entry = new RegExp(`^${PACKAGES}(?:/[\\w-]+)*(?:\\.js)?$`);
const ending = /(?:\/index)?\.js$/;
const file = new RegExp(`/node_modules/${PACKAGES}/cjs/[\\w/-]+\\.production\\.js$`);
const inPackage = new RegExp(`/node_modules/${PACKAGES}/.*$`);

const required = new RegExp(String.raw`^var (?:${NAME} = require\("[\w/-]+"\)(?:,\s+|;?\s*$))+`, 'm');
const oneRequired = new RegExp(String.raw`(${NAME}) = require\("([\w/-]+)"\)`, 'g');
/** At the beginning of a line: a statement of its own. */
const exported = new RegExp(String.raw`^exports\.(${NAME}) =`, 'gm');
const named = new RegExp(String.raw`\bexports\.(${NAME})`, 'g');

/** Of packages that take all of React by one name. */
const wholeReact = /^import (\w+)(?:, ?(\{[^}]*\}))? from ?(["'](?:react|react-dom)["']);/gm;

/** What React's files give and take by `exports` and `require`, said as a module says it. */
export function asModule(code: string): string {
  const imports = [...(required.exec(code)?.[0] ?? '').matchAll(oneRequired)].map(
    ([, name, from]) => `import * as ${name} from '${from}';`,
  );
  const names = [...new Set([...code.matchAll(named)].map(([, name = '']) => name))];
  const body = code
    .replace(required, '')
    .replaceAll(exported, 'var $exports_$1 =')
    .replaceAll(named, '$$exports_$1');
  const declared = [...code.replaceAll(exported, '').matchAll(named)].map(([, name = '']) => name);
  const early = [...new Set(declared)].map((name) => `var $exports_${name};`);
  const given = `export { ${names.map((name) => `$exports_${name} as ${name}`).join(', ')} };`;
  if (/\b(?:require|module)\b *[(.]/.test(body))
    throw new Error('React has a part that isn’t said as a module');
  return [...imports, ...early, body, given].join('\n');
}

/** What one package asks of a copy of all of React. */
const COPY = '...React\n';
const copied = ['useId', 'useInsertionEffect', 'useLayoutEffect']
  .map((name) => `${name}: React.${name}`)
  .join();

export const namedAtOnce = (code: string) =>
  code
    .replaceAll(wholeReact, (_, name: string, parts: string | undefined, from: string) =>
      [`import * as ${name} from ${from};`, parts && `import ${parts} from ${from};`]
        .filter(Boolean)
        .join(' '),
    )
    .replace(COPY, copied);

/**
 * React is published as functions that are run when somebody asks for them. A browser reads such a function twice, the second
 * time when the page should answer. As modules they are read while they come, run as a task of their own, and what of them
 * nobody names stays behind.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    resolveId: {
      filter: { id: entry },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        const path = files[id.replace(ending, '')];
        return found && path && found.id.replace(inPackage, `/node_modules/${path}.production.js`);
      },
    },
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/ },
      handler(code, id) {
        if (file.test(id)) return { code: asModule(code), map: null };
        const said = namedAtOnce(code);
        return said === code ? null : { code: said, map: null };
      },
    },
  };
}
