import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const endpointFile = /\/contract\/src\/.*\.endpoints\.ts$/;
const ourFile = /\/web\/src\/.*\.tsx?$/;
const CONTRACT = new URL('../../contract/src/', import.meta.url);
const importOfEndpoints = /^import \{([^}]*)\} from '@zaojie\/contract\/([\w/-]+\.endpoints)';$/gm;
const importStatement = /^import\s+(type\s+)?(?:\*\s+as\s+(\w+)|\{([^}]*)\})\s+from\s+'[^']+';$/gm;

/** Stands in for every schema: whatever is asked of it or done with it gives itself again. */
const prelude = `
const anything = /* @__PURE__ */ new Proxy(function () {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything), apply: () => anything });
const endpoint = ({ method, path }) => ({ method, path });
`;

const declaration = /^export const (\w+) = endpoint\(\{\n([\s\S]*?)\n\}\);$/gm;

/** Only what a call is made with; one that says it in another way than all others stays as it is written. */
function shortened(whole: string, name: string, body: string): string {
  const method = /^ {2}method: '\w+',$/m.exec(body);
  const path = /^ {2}path: '[^']+',$/m.exec(body);
  return method && path ? `export const ${name} = {${method[0]}${path[0]}};` : whole;
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** The endpoints of a file of the contract, as much of each as a call is made with. */
function readEndpoints(file: string): ReadonlyMap<string, string> {
  const before = known.get(file);
  if (before) return before;
  const text = readFileSync(new URL(`${file}.ts`, CONTRACT), 'utf8');
  const found = new Map(
    [...text.matchAll(declaration)]
      .map(([whole, name = '', body = '']) => [name, shortened(whole, name, body)] as const)
      .filter(([, short]) => !short.includes('endpoint('))
      .map(([name, short]) => [name, short.replace('export ', '')]),
  );
  known.set(file, found);
  return found;
}

/** A file that asks one endpoint doesn't bring along those that others ask: it gets its own copy of the two words. */
function withOwnEndpoints(code: string): string {
  return code.replaceAll(importOfEndpoints, (whole, list: string, file: string) => {
    const names = list.split(',').map((name) => name.trim());
    const endpoints = readEndpoints(file);
    const copies = names.filter((name) => name !== '').map((name) => endpoints.get(name));
    return copies.includes(undefined) ? whole : copies.join('');
  });
}

function localNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type ') && name !== 'endpoint')
    .map((name) => name.split(/\s+as\s+/).at(-1) ?? name);
}

/**
 * The browser needs an endpoint's method and address; the schemas are for the server, the documents and the types. They
 * are taken out of the bundle here, and the validator with them, except where a form checks its own fields.
 */
export function lightEndpoints(): Plugin {
  return {
    name: 'light-endpoints',
    enforce: 'pre',
    transform: {
      filter: { id: [endpointFile, ourFile] },
      handler(code, id) {
        if (!endpointFile.test(id)) {
          const lighter = withOwnEndpoints(code);
          return lighter === code ? null : { code: lighter, map: null };
        }
        const names: string[] = [];
        const rest = code.replaceAll(
          importStatement,
          (_, isType?: string, namespace?: string, list?: string) => {
            if (!isType) names.push(...(namespace ? [namespace] : localNames(list ?? '')));
            return '';
          },
        );
        if (/^import\s/m.test(rest)) this.error('an endpoint file has an import that this build cannot read');
        const stands = names.map((name) => `const ${name} = anything;`).join('\n');
        return { code: `${prelude}${stands}\n${rest.replaceAll(declaration, shortened)}`, map: null };
      },
    },
  };
}
