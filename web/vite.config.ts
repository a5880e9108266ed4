import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lightEndpoints } from './light-endpoints.ts';
import { precompress } from './precompress.ts';

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

/**
 * Sonner writes a <style> element when it is imported, which the Content-Security-Policy forbids. Its rules are
 * imported by styles/app.css instead. An upgrade that changes the call must fail here, not in the browser.
 */
function sonnerWithoutStyleElement(): Plugin {
  const insertion = /^__insertCSS\(".*"\);$/m;
  return {
    name: 'sonner-without-style-element',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        if (!insertion.test(code))
          this.error('sonner no longer inserts its styles the way this build removes');
        return { code: code.replace(insertion, ''), map: null };
      },
    },
  };
}

const vendorGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /\/node_modules\/(react-router|cookie|set-cookie-parser)\//, priority: 2 },
  { name: 'query', test: /\/node_modules\/@tanstack\//, priority: 2 },
  // The entry's own files stay out of the groups below, or every screen would fetch all of them.
  { name: 'start', test: /\/web\/src\//, tags: ['$initial' as const], priority: 1 },
  // Dozens of small files would cost more round trips than bytes: what most screens share comes as one.
  {
    name: 'kit',
    test: /\/web\/src\/(ui|api|text)\/|\/lucide-react\/|\/contract\/src\/(errors|limits|text-rules|.*\.endpoints)\.ts/,
    minShareCount: 6,
  },
  {
    name: 'feed',
    test: /\/web\/src\/(features\/(posts|users|discover)|pages\/community)\//,
    minShareCount: 2,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [lightEndpoints(), react(), tailwindcss(), sonnerWithoutStyleElement(), precompress()],
  // The server's copy stands alone: it must not depend on what is installed beside it.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  // A pre-bundled copy would skip the transform above, and development would look unlike the build.
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    sourcemap: false,
    // Tells the server which files a page is made of.
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: vendorGroups } },
    },
  },
  server: {
    port: Number(process.env['PORT_WEB'] ?? 3000),
    strictPort: true,
    proxy: {
      '/api': { target: apiOrigin, ws: true },
      '/ws': { target: apiOrigin, ws: true },
      '/files': apiOrigin,
      '/healthz': apiOrigin,
      '/sandbox': apiOrigin,
    },
  },
}));
