import { createHash } from 'node:crypto';
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
    async writeBundle(_options, bundle) {
      // Another release is another worker, whatever has changed.
      const release = createHash('sha256')
        .update(Object.keys(bundle).toSorted().join(' '))
        .digest('hex')
        .slice(0, 12);
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { RELEASE: JSON.stringify(release) },
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
