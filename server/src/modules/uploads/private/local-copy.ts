import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../../../frame/context.ts';

/** A stored file on this machine's disk for as long as the work takes; null when it is gone. */
export async function withLocalCopy<T>(
  { storage, config }: Pick<Services, 'storage' | 'config'>,
  key: string,
  work: (path: string) => Promise<T>,
): Promise<T | null> {
  const folder = join(config.dataDir, 'incoming');
  const path = join(folder, randomUUID());
  try {
    const file = await storage.read(key);
    if (!file) return null;
    await mkdir(folder, { recursive: true });
    await pipeline(file.stream, createWriteStream(path));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
