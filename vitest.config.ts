import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const pureServerTests = ['server/src/**/*.{rules,policy}.test.ts', 'server/src/config.test.ts'];
const nodeModules = '**/node_modules/**';

const web = join(import.meta.dirname, 'web', 'src');
const webTests = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.test\.tsx?$/.test(file),
);

/** A worker goes on with the next file only in the same project and environment, so files are parted by what they say. */
function webTestsThatSay(pattern: RegExp): string[] {
  return webTests
    .filter((file) => pattern.test(readFileSync(join(web, file), 'utf8')))
    .map((file) => `web/src/${file.replaceAll('\\', '/')}`);
}
const inBrowser = webTestsThatSay(/@vitest-environment happy-dom/);
/** They need modules of their own, or a page to which no module of another file listens. */
const apart = webTestsThatSay(/\bvi\.(mock|doMock|resetModules)\(|\binAnotherTab\(/);

export default defineConfig({
  test: {
    // Most files wait for the database, for a process or for a clock now and then: twice the cores of a small machine keeps both busy.
    maxWorkers: 4,
    // Loading what a file imports took longer than its tests: modules stay loaded from one file to the next.
    isolate: false,
    // What a test makes is soon forgotten: clearing it up took a tenth of the time, and takes less with more room.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'structure/**/*.test.ts',
            ...pureServerTests,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [nodeModules, ...pureServerTests],
          globalSetup: ['server/test/start-test-server.ts'],
          env: { NODE_ENV: 'test' },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: inBrowser,
          exclude: apart,
          setupFiles: ['web/test/nothing-left-open.rig.ts', 'web/test/empty-page.rig.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web-without-dom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [...inBrowser, ...apart],
        },
      },
      {
        extends: true,
        test: {
          name: 'web-apart',
          include: apart,
          setupFiles: ['web/test/empty-page.rig.ts'],
          isolate: true,
        },
      },
    ],
    // A hang is all that these have to catch, on a machine that may be busy with other things.
    testTimeout: 240_000,
    hookTimeout: 480_000,
  },
});
