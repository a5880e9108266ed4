import { createHash } from 'node:crypto';
import { keyIn, keyOfUrl, urlOfKey } from '../../platform/storage/file-places.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TownPicture } from './store-pictures.ts';

const AT_ONCE = 4;

/** Where the picture itself of a work lies: the same for the same picture, so filling again replaces files. */
export function masterUrlOf(url: string): string {
  const id = createHash('sha256').update(`work ${url}`).digest('hex').slice(0, 32);
  const ending = /-\d+\.webp$/.exec(url)?.[0] ?? '';
  return urlOfKey(keyIn('private', `images/${id.slice(0, 2)}/${id}${ending}`));
}

/** Lays the pictures of works where only their owners can open them, in all their sizes. */
export async function storeMasters(storage: Storage, pictures: readonly TownPicture[]): Promise<void> {
  const waiting = pictures.flatMap(({ url, widths }) =>
    widths.map((width) => ({
      from: ofWidth(keyOfUrl(url), width),
      to: ofWidth(keyOfUrl(masterUrlOf(url)), width),
    })),
  );
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const found = await storage.read(file.from);
      if (!found) throw new Error(`Never stored: ${file.from}`);
      await storage.put(file.to, found.stream, { contentType: 'image/webp', byteSize: found.size });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const ofWidth = (key: string, width: number) => key.replace(/-\d+\.webp$/, `-${width}.webp`);
