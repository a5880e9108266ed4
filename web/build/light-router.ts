import type { Plugin } from 'vite';
import { leaveOut } from './leave-out.ts';
import { routerCuts } from './router-cuts.ts';

const routerFile = /\/react-router\/dist\/production\/.*\.mjs$/;
/** The file that the router itself is in. */
const hasRouter = /^function createRouter\(/m;
const entry = /^react-router(\/dom)?$/;
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const classOfReact = /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm;
const madeByReact = /^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const prefetching =
  /shouldPrefetch && !isAbsolute \? \/\* @__PURE__ \*\/ React\d*\.createElement\(React\d*\.Fragment, null, link, .*?\) : link;/;

/**
 * The package gives everybody its development build, and writes names on its components and makes its classes in a way
 * that keeps all of them in the bundle. Here the production build is taken, and what nobody uses can go. Links that
 * prefetch are a part of its framework, which isn't used here.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: entry },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
    transform: {
      filter: { id: routerFile },
      handler(code) {
        const lighter = code
          .replaceAll(displayName, '')
          .replaceAll(classOfReact, 'var $1 = /* @__PURE__ */ (() => $2)();')
          .replaceAll(madeByReact, 'var $1 = /* @__PURE__ */ $2')
          .replace(prefetching, 'link;');
        // The server draws with what only it uses of the router.
        const isForBrowser = this.environment.config.consumer === 'client';
        return {
          code:
            isForBrowser && hasRouter.test(code)
              ? leaveOut(lighter, 'react-router', (text) => this.parse(text), routerCuts)
              : lighter,
          map: null,
        };
      },
    },
  };
}
