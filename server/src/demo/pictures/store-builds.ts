import { createHash } from 'node:crypto';
import { keyIn, urlOfKey } from '../../platform/storage/file-places.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { games } from '../games.ts';
import { zipOf } from '../games/build-file.ts';
import type { Build, DemoGame } from '../games/game.ts';

export type StoredBuild = { url: string; name: string; byteSize: number; sha256: string };
export type TownBuilds = { buildOf(game: DemoGame, build: Build): StoredBuild };

const platforms = ['', 'pc', 'web', 'mobile', 'handheld', 'console'];
const keyOf = (game: DemoGame, [version, platform]: Build) => `${game.title} ${version} ${platform}`;

/** What can be downloaded of the town's games: what they are, in words; the same name for the same bytes. */
export async function storeBuilds(storage: Storage): Promise<TownBuilds> {
  const stored = new Map<string, StoredBuild>();
  for (const game of games) {
    for (const build of game.builds ?? []) {
      const [version, platform, notes] = build;
      const text = `《${game.title}》 ${version}\n\n${game.summary}\n\n${game.text}\n\n${notes}\n`;
      const bytes = zipOf('读我.txt', text);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const id = createHash('sha256')
        .update(`game ${keyOf(game, build)}`)
        .digest('hex')
        .slice(0, 32);
      const key = keyIn('private', `originals/${id.slice(0, 2)}/${id}.original`);
      await storage.put(key, bytes, { contentType: 'application/zip', byteSize: bytes.length });
      const name = `${game.title}-${version}-${platforms[platform] ?? ''}.zip`;
      stored.set(keyOf(game, build), { url: urlOfKey(key), name, byteSize: bytes.length, sha256 });
    }
  }
  return {
    buildOf(game, build) {
      const found = stored.get(keyOf(game, build));
      if (!found) throw new Error(`Never stored: ${keyOf(game, build)}`);
      return found;
    },
  };
}
