import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, isFirstPage } from './build/chunks.ts';
import { laterPages } from './build/later-pages.ts';
import { lightConstants } from './build/light-constants.ts';
import { lightEndpoints } from './build/light-endpoints.ts';
import { lightIcons } from './build/light-icons.ts';
import { lightQueries } from './build/light-queries.ts';
import { lightReact } from './build/light-react.ts';
import { lightRouter } from './build/light-router.ts';
import { namedPages } from './build/named-pages.ts';
import { precompress } from './build/precompress.ts';
import { reactModules } from './build/react-modules.ts';
import { styledImports } from './build/styled-imports.ts';
import { serviceWorker } from './build/service-worker.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

const SOURCE = `${import.meta.dirname}/src/`;
const firstChunks = new Set(['vendor', 'start', 'rolldown-runtime']);

/**
 * Every first page carries the names of all files that others may need: without words in them they are short. Those that each
 * page has loaded, and single icons, are marked, so that nobody has to be told of them.
 */
function nameOf({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  const isIcon = moduleIds.every((id) => id.includes('/lucide-react/'));
  return `assets/${firstChunks.has(name) ? 'f-' : isIcon ? 'i-' : ''}[hash].js`;
}
const isSelfEvident = (file: string) => /\/[fi]-/.test(file);
const isFirst = (file: string) => /\/f-/.test(file);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    lightConstants(),
    lightEndpoints(),
    lightIcons(),
    lightQueries(),
    lightReact(),
    reactModules(),
    lightRouter(),
    laterPages(isFirstPage),
    namedPages(),
    styledImports(),
    react(),
    tailwindcss(),
    serviceWorker(),
    precompress(),
  ],
  // Said as a module: one function that has to be asked for would bring the bundler's helper for it into the first load.
  resolve: { alias: { compressorjs: 'compressorjs/dist/compressor.esm.js' } },
  // The server's copy stands alone: it must not depend on what is installed beside it.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    sourcemap: false,
    // Tells the server which files a page is made of.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What comes first doesn't say what else later files need: those do, one after the other, and pages are looked up in
      // the list of later pages as soon as that is there.
      resolveDependencies: (_file, names, { hostId, hostType }) =>
        hostType === 'html'
          ? names
          : names.filter((name) => (isFirst(hostId) ? name.endsWith('.css') : !isSelfEvident(name))),
    },
    rolldownOptions: {
      // Every first page carries the names of all files that others may need: without words in them they are short.
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups(SOURCE) }, chunkFileNames: nameOf },
    },
  },
  server: {
    port: Number(process.env['PORT_WEB'] ?? 3000),
    strictPort: true,
    proxy: {
      '/api': { target: apiOrigin, ws: true },
      '/ws': { target: apiOrigin, ws: true },
      '/files': apiOrigin,
      '/private-files': apiOrigin,
      '/play': apiOrigin,
      '/healthz': apiOrigin,
      '/sandbox/wechat': apiOrigin,
    },
  },
}));
