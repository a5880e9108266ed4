import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightEndpoints } from './light-endpoints.ts';
import { precompress } from './precompress.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

const vendorGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /\/node_modules\/(react-router|cookie|set-cookie-parser)\//, priority: 2 },
  { name: 'query', test: /\/node_modules\/@tanstack\//, priority: 2 },
  // The entry's own files stay out of the groups below, or every screen would fetch all of them.
  { name: 'start', test: /\/web\/src\//, tags: ['$initial' as const], priority: 1 },
  // Dozens of small files would cost more round trips than bytes: what most screens share comes as one.
  {
    name: 'kit',
    test: /\/web\/src\/(ui|hooks|api|text)\/|\/lucide-react\/|\/contract\/src\/(errors|limits|text-rules|(?!orders\/(?!waiting)).*\.endpoints)\.ts/,
    minShareCount: 8,
  },
  {
    name: 'feed',
    test: /\/web\/src\/(features\/(posts|users|discover)\/|pages\/community\/|features\/uploads\/thumbnail-of|hooks\/use-(page-title|route-id))/,
    minShareCount: 2,
  },
];

const firstChunks = new Set(['react', 'router', 'query', 'start', 'kit', 'rolldown-runtime']);

/**
 * Every first page carries the names of all files that others may need: without words in them they are short. Those that each
 * page has loaded, and single icons, are marked, so that nobody has to be told of them.
 */
function nameOf({ name, moduleIds }: { name: string; moduleIds: readonly string[] }): string {
  const isIcon = moduleIds.every((id) => id.includes('/lucide-react/'));
  return `assets/${firstChunks.has(name) ? 'f-' : isIcon ? 'i-' : ''}[hash].js`;
}
const isSelfEvident = (file: string) => /\/[fi]-/.test(file);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [lightEndpoints(), react(), tailwindcss(), precompress()],
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
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => !isSelfEvident(name)),
    },
    rolldownOptions: {
      // Every first page carries the names of all files that others may need: without words in them they are short.
      output: isSsrBuild ? {} : { codeSplitting: { groups: vendorGroups }, chunkFileNames: nameOf },
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
      '/healthz': apiOrigin,
      '/sandbox/wechat': apiOrigin,
    },
  },
}));
