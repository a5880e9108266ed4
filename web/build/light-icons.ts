import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ourFile = /\/web\/src\/.*\.tsx?$/;
const iconFile = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const makerFile = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
/** Names of the icon and of its lines, which nothing here looks for. */
const namesInIcon = /^ {2}(?:name: "[^"]*"|aliases: \[[^\]]*\]),?$|,\s*key: "\w+"/gm;
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

/** Draws an icon without what the package has for others: contexts, classes by name, strokes that keep their width. */
const maker = `
import { createElement } from 'react';
export default function createLucideIcon({ node }) {
  return function Icon({ size = 24, color = 'currentColor', strokeWidth = 2, children, ...rest }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(rest['aria-label'] === undefined && { 'aria-hidden': true }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
`;

/**
 * An icon is imported from its own file instead of from the list of all: so the build knows which screen needs which, and
 * can put those of the first pages together. Of the package only the lines of the icons are kept.
 */
export function lightIcons(): Plugin {
  const icons = readIcons();
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [ourFile, iconFile, makerFile] },
      handler(code, id) {
        if (makerFile.test(id)) return { code: maker, map: null };
        if (iconFile.test(id)) return { code: code.replaceAll(namesInIcon, ''), map: null };
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
