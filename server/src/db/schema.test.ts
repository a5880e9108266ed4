import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { serverRoot } from '../server-root.ts';
import { codegenArguments } from './codegen-arguments.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the row types are those of the real schema (npm run db:types)', () => {
  const args = codegenArguments(database.connectionString, join(serverRoot, 'src/db/schema.gen.ts'));
  const result = spawnSync('npx', ['kysely-codegen', ...args, '--verify'], {
    cwd: serverRoot,
    encoding: 'utf8',
  });
  expect(result.stdout + result.stderr).toContain('up-to-date');
  expect(result.status).toBe(0);
});
