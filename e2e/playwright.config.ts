import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3457);
// Set to run the journeys against a server that is already there.
const runningServer = process.env['E2E_URL'];
const baseURL = runningServer ?? `http://localhost:${port}`;
// Every worker reads this file; the folder must be the same one for all of them.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'zaojie-e2e-'));

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // A journey waits for the page more than it works: one more than the two cores of a small machine keeps both busy.
  workers: 3,
  // A hang is all that these have to catch, on a machine that may be busy with other things.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  // Journeys share one town and one machine. `npm test` ends with the names of those that passed only the second time and with
  // what went wrong the first time, to be looked into.
  retries: 1,
  reporter: 'list',
  globalTeardown: './remove-data.ts',
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // What a worker fetches goes past a journey that looks at the page's own calls; those about the worker let it in.
    serviceWorkers: 'block',
    actionTimeout: 90_000,
    // A trace would take as long again; a failed journey leaves a picture and the page in words. `--trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumFlags,
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    },
  },
  ...(!runningServer && { webServer: ownServer() }),
});

function ownServer() {
  return {
    command: 'node server/dist/main.js',
    cwd: '..',
    url: `${baseURL}/healthz`,
    timeout: 240_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? '',
      DATABASE_URL: '',
      REDIS_URL: '',
      RATE_LIMIT: 'off',
    },
  };
}
