import type { Plugin } from 'vite';

const endpointFile = /\/contract\/src\/.*\.endpoints\.ts$/;
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
      filter: { id: endpointFile },
      handler(code) {
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
