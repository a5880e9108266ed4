import { defineConfig } from 'vitest/config';

const pureServerTests = ['server/src/**/*.{rules,policy}.test.ts', 'server/src/config.test.ts'];

export default defineConfig({
  test: {
    // By default a machine with two cores would run one file at a time; most of them wait for the database.
    maxWorkers: 2,
    projects: [
      {
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
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...pureServerTests],
          globalSetup: ['server/test/start-test-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          env: { NODE_ENV: 'test' },
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
