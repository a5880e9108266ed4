import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../../startup-error.ts';
import { prepareBinaries } from './binaries.ts';
import { launchPostmaster } from './launch.ts';
import { findNativePackage } from './platform-package.ts';
import type { Cluster } from './postmaster.ts';
import { ownerOf, isRoot } from './run-as-user.ts';
import { homeWithCluster, start } from './test-engine.ts';

const TIMEOUT = 30_000;

async function stoppedCluster(): Promise<Cluster> {
  const home = await homeWithCluster();
  await (await start(home)).stop();
  const folder = join(home, 'data/postgres');
  const account = isRoot() ? await ownerOf(folder) : null;
  const log = () => undefined;
  const binaries = await prepareBinaries({ source: findNativePackage(), account, copyPlaces: [], log });
  return { folder, account, binaries, password: '', log };
}

test(
  'a port somebody else took in the last moment is told apart from other failures',
  { timeout: TIMEOUT },
  async () => {
    const cluster = await stoppedCluster();
    const squatter = createServer();
    squatter.listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    onTestFinished(() => {
      squatter.close();
    });
    const { port } = squatter.address() as { port: number };
    expect(await launchPostmaster(cluster, port)).toBe('port-taken');

    await writeFile(join(cluster.folder, 'global/pg_control'), 'damaged');
    const attempt = launchPostmaster(cluster, port);
    await expect(attempt).rejects.toBeInstanceOf(StartupError);
    await expect(attempt).rejects.toThrow(/pg_control.*DATABASE_URL/);
  },
);
