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

export default defineConfig({
  plugins: [lightEndpoints(), react(), tailwindcss(), sonnerWithoutStyleElement(), precompress()],
  // A pre-bundled copy would skip the transform above, and development would look unlike the build.
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    sourcemap: false,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /\/node_modules\/(react-router|cookie|set-cookie-parser)\// },
            { name: 'query', test: /\/node_modules\/@tanstack\// },
          ],
        },
      },
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
});
