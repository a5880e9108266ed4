import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import type { MemberSum } from './manifest.ts';
import { type NewMember, writeTar } from './tar.ts';

/** Streams the members into one .tar.gz, which gets its name only when it is whole and on disk. */
export async function writeArchive(file: string, members: AsyncIterable<NewMember>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = partialName(file);
  try {
    // Password hashes and private messages are in it.
    const output = createWriteStream(partial, { mode: 0o600 });
    await pipeline(Readable.from(writeTar(members)), createGzip(), output);
    const written = await open(partial, 'r+');
    await written.sync().finally(() => written.close());
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    if (!(error instanceof Error) || !('syscall' in error)) throw error;
    throw new BackupError(`备份没有写成（${error.message}）；请检查磁盘空间和权限。`, { cause: error });
  }
}

export function partialName(file: string): string {
  return `${file}.partial`;
}

/** Passes a body on while adding it up; `record` gets the sum at its end. */
export async function* summed(
  body: NewMember['body'],
  record: (sum: MemberSum) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of body) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  record({ bytes, sha256: hash.digest('hex') });
}
