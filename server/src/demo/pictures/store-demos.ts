import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectBuild } from '../../modules/programs/index.ts';
import { keyIn, urlOfKey } from '../../platform/storage/file-places.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { zipOf } from '../games/build-file.ts';
import { demoBuilds, type DemoBuildName } from '../programs/builds.ts';
import type { StoredBuild } from './store-builds.ts';

type Parts = Awaited<ReturnType<typeof inspectBuild>>;
export type TownDemos = Readonly<Record<DemoBuildName, StoredBuild & { parts: Parts }>>;

/** What can be played in the town, looked at as everybody's builds are. */
export async function storeDemos(storage: Storage): Promise<TownDemos> {
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-demos-'));
  const store = async (name: DemoBuildName) => {
    const bytes = zipOf('index.html', demoBuilds[name]);
    const path = join(folder, `${name}.zip`);
    await writeFile(path, bytes);
    const parts = await inspectBuild(path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const id = createHash('sha256').update(`demo ${name}`).digest('hex').slice(0, 32);
    const key = keyIn('private', `originals/${id.slice(0, 2)}/${id}.original`);
    await storage.put(key, bytes, { contentType: 'application/zip', byteSize: bytes.length });
    return { url: urlOfKey(key), name: `${name}.zip`, byteSize: bytes.length, sha256, parts };
  };
  try {
    return { stars: await store('stars'), lamps: await store('lamps'), lava: await store('lava') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
