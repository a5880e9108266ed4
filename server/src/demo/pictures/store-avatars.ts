import { createHash } from 'node:crypto';
import { storeImage } from '../../platform/images/store-image.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readDemoAvatar } from './demo-files.ts';

export type ByAvatarFile = ReadonlyMap<string, string>;

/** More at once would only make them wait for each other on a small machine. */
const AT_ONCE = 2;
const LINES = 4;

/** Sends every avatar down the way of an upload and gives the addresses. */
export async function storeAvatars(
  storage: Storage,
  files: readonly string[],
  log: (line: string) => void,
): Promise<ByAvatarFile> {
  const addresses = new Map<string, string>();
  const waiting = [...files];
  const every = Math.ceil(files.length / LINES);
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const image = await storeImage(storage, await readDemoAvatar(file), {
        kind: 'avatar',
        id: nameOf(file),
      });
      addresses.set(file, image.url);
      const done = addresses.size;
      if (done % every === 0 || done === files.length) log(`演示小镇：头像 ${done}/${files.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return addresses;
}

/** The same file always gets the same name: filling again replaces files instead of leaving the old ones behind. */
function nameOf(file: string): string {
  return createHash('sha256').update(`demo/avatars/${file}`).digest('hex').slice(0, 32);
}
