import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { codegenArguments } from '../db/codegen-arguments.ts';
import { withScratchDatabase } from '../db/scratch-database.ts';
import { serverRoot } from '../server-root.ts';

await withScratchDatabase(async (connectionString) => {
  const args = codegenArguments(connectionString, join(serverRoot, 'src/db/schema.gen.ts'));
  const result = spawnSync('npx', ['kysely-codegen', ...args], { stdio: 'inherit', cwd: serverRoot });
  process.exitCode = result.status ?? 1;
});
