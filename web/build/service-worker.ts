import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds src/sw into one script at the root of the site, after everything it may have to know the names of. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
          lib: {
            entry: resolve(import.meta.dirname, '../src/sw/sw.ts'),
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'sw.js',
          },
        },
      });
    },
  };
}
