import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InvalidStorageKey, isStorageKey, type ByteRange, type Storage, type StoredFile } from './storage.ts';

// A dot can't begin a key's folder, so nothing half-written is ever reachable by key.
const INCOMING = '.incoming';
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Files in a folder on this machine, laid out as their keys say. */
export function createDiskStorage(options: { folder: string }): Storage {
  const incoming = join(options.folder, INCOMING);
  let swept = false;

  const pathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new InvalidStorageKey(key);
    return join(options.folder, key);
  };

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(incoming, { recursive: true });
      if (!swept) await sweepAbandoned(incoming);
      swept = true;
      const draft = join(incoming, randomUUID());
      try {
        // Flushed before it gets its name: after a power cut the name never stands for half a file.
        await writeFile(draft, bytes, { flag: 'wx', flush: true });
        await mkdir(dirname(path), { recursive: true });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async read(key, range) {
      return orNullWhenMissing(() => openFile(pathOf(key), range));
    },

    async sizeOf(key) {
      const path = pathOf(key);
      return orNullWhenMissing(async () => (await stat(path)).size);
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async exists(key) {
      const path = pathOf(key);
      return (await orNullWhenMissing(() => access(path).then(() => true))) ?? false;
    },
  };
}

async function openFile(path: string, range?: ByteRange): Promise<StoredFile> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    return { stream: handle.createReadStream(range), size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function orNullWhenMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A process killed in the middle of a write can't tidy up; the next one does. Other processes' fresh drafts stay. */
async function sweepAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await orNullWhenMissing(() => stat(path));
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
