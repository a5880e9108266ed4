import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ourFile = /\/web\/src\/.*\.tsx?$/;
const importOfIcons = /^import \{([^}]*)\} from 'lucide-react';$/gm;
const exportOfIcon = /^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm;

/** The file of each icon by its names, as the package's own list tells. */
function readIcons(): ReadonlyMap<string, string> {
  const list = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs');
  const icons = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(exportOfIcon)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) icons.set(name, file);
  }
  return icons;
}

/**
 * An icon is imported from its own file instead of from the list of all: so the build knows which screen needs which, and
 * can put those of the first pages together.
 */
export function lightIcons(): Plugin {
  const icons = readIcons();
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ourFile },
      handler(code) {
        const lighter = code.replaceAll(importOfIcons, (_, list: string) =>
          list
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => {
              if (name.startsWith('type ')) return `import type { ${name.slice(5)} } from 'lucide-react';`;
              const [exported = '', local = exported] = name.split(/\s+as\s+/);
              const file = icons.get(exported);
              if (file === undefined) this.error(`there is no icon ${exported}`);
              return `import ${local} from 'lucide-react/icons/${file}';`;
            })
            .join(''),
        );
        return lighter === code ? null : { code: lighter, map: null };
      },
    },
  };
}
