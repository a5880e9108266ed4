import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { limits } from '../../contract/src/limits.ts';

const ourFile = /\/(web|contract)\/src\/.*\.tsx?$/;
const errorsFile = /\/contract\/src\/.*errors\.ts$/;
const CONTRACT = new URL('../../contract/src/', import.meta.url);
const importOfErrors = /^import \{([^}]*)\} from '@zaojie\/contract\/([\w/-]*errors)';$/gm;
const useOfLimits = /(?<!typeof |[.\w])limits((?:\.\w+)+)/g;
const declaration = /^ {2}(\w+): declareError\(\s*'[^']*',\s*([\d_]+),\s*(?:'([^']*)')?/gm;

function limitAt(path: string): unknown {
  let value: unknown = limits;
  for (const name of path.slice(1).split('.')) {
    if (typeof value !== 'object' || value === null || !(name in value)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** The numbers and sentences of a table of errors, by their names. */
function readErrors(file: string, table: string): Map<string, { code: string; msg: string | undefined }> {
  const text = readFileSync(new URL(`${file}.ts`, CONTRACT), 'utf8');
  const from = text.indexOf(`export const ${table} = {`);
  const rows = from < 0 ? '' : text.slice(from, text.indexOf('\n}', from));
  return new Map(
    [...rows.matchAll(declaration)].map(([, name = '', code = '', msg]) => [name, { code, msg }]),
  );
}

/** An import that nothing uses any more would still tell the bundler that the page needs the table. */
function withoutIdleImport(code: string, name: string): string {
  const statement = new RegExp(String.raw`^import \{ ${name} \} from '[^']+';$`, 'm');
  const rest = code.replace(statement, '');
  return new RegExp(String.raw`\b${name}\b`).test(rest) ? code : rest;
}

/**
 * One limit or the number of one error would bring along the table of all of them, sentences included. Where a single one is
 * named, it is put in its place; who asks for a table as a whole still gets it.
 */
export function lightConstants(): Plugin {
  return {
    name: 'light-constants',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ourFile },
      handler(code, id) {
        // A table that nobody asks for as a whole is left out, if the bundler knows that making it does nothing.
        let lighter = errorsFile.test(id)
          ? code.replaceAll(/(?<!function )\bdeclareError\(/g, '/* @__PURE__ */ declareError(')
          : code;
        if (/\/limits(\.ts)?';$/m.test(code)) {
          lighter = lighter.replaceAll(useOfLimits, (whole, path: string) => {
            const value = limitAt(path);
            return value === undefined ? whole : `(${JSON.stringify(value)})`;
          });
          lighter = withoutIdleImport(lighter, 'limits');
        }
        for (const [, names = '', file = ''] of code.matchAll(importOfErrors)) {
          for (const table of names.split(',').map((name) => name.trim())) {
            if (!table.endsWith('Errors')) continue;
            const errors = readErrors(file, table);
            lighter = lighter.replaceAll(
              new RegExp(String.raw`\b${table}\.(\w+)\.(code|msg)\b`, 'g'),
              (whole, name: string, part: string) => {
                const found = errors.get(name);
                if (part === 'code') return found === undefined ? whole : `(${found.code})`;
                return found?.msg === undefined ? whole : `(${JSON.stringify(found.msg)})`;
              },
            );
            lighter = withoutIdleImport(lighter, table);
          }
        }
        return lighter === code ? null : { code: lighter, map: null };
      },
    },
  };
}
