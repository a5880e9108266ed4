import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedEngine } from './embedded/engine.ts';
import { migrate } from './migrate.ts';

/** A migrated database that lasts as long as the work; for tools that need the schema and nothing in it. */
export async function withScratchDatabase(work: (connectionString: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-scratch-'));
  // Closed to others, the engine's own user could not enter it and would settle elsewhere.
  await chmod(folder, 0o755);
  const engine = await startEmbeddedEngine({ dataDir: folder, log: () => {} });
  try {
    await migrate({ connectionString: engine.connectionString, log: () => {} });
    await work(engine.connectionString);
  } finally {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
