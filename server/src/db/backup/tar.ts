import { pipeline } from 'node:stream';
import { pipeline as pipelineDone } from 'node:stream/promises';
import { extract, type Header, pack, type Pack } from 'tar-stream';
import { BackupError } from './backup-error.ts';

export type TarEntry = { name: string; size: number; modifiedAt: Date };
export type TarMember = TarEntry & { body: AsyncIterable<Buffer> };
export type NewMember = TarEntry & { body: AsyncIterable<Buffer> | Iterable<Buffer> };

const NAME_BYTES = 100;
const LATEST_SECOND = 2 ** 31 - 1;

/** Members in order, as a stream: a body is read before the next member is asked for, or skipped. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarMember> {
  const entries = extract();
  pipeline(bytes, entries, () => undefined); // failures also arrive through the iteration
  for await (const entry of entries) {
    const { name, size, mtime, type } = entry.header;
    if (type !== 'file') throw new Error(`unexpected kind of tar member: ${type}`);
    yield { name, size, modifiedAt: mtime, body: entry as AsyncIterable<Buffer> };
    entry.resume();
  }
}

export async function* writeTar(members: AsyncIterable<NewMember>): AsyncGenerator<Buffer> {
  const archive = pack();
  const filled = fill(archive, members).catch((error: unknown) => archive.destroy(error as Error));
  try {
    yield* archive as AsyncIterable<Buffer>;
  } finally {
    archive.destroy();
    await filled; // whatever the members hold open is closed
  }
}

async function fill(archive: Pack, members: AsyncIterable<NewMember>): Promise<void> {
  for await (const member of members) await pipelineDone(exactBody(member), archive.entry(headerOf(member)));
  archive.finalize();
}

function headerOf({
  name,
  size,
  modifiedAt,
}: TarEntry): Pick<Header, 'name' | 'size' | 'mtime' | 'mode' | 'type' | 'pax'> {
  const second = Math.min(Math.max(0, Math.floor(modifiedAt.getTime() / 1000)), LATEST_SECOND);
  return {
    name,
    size,
    mtime: new Date(second * 1000),
    mode: 0o600,
    type: 'file',
    // The other way to write a long name, in two fields, is one that versions before tar-stream don't read.
    ...(Buffer.byteLength(name) > NAME_BYTES && { pax: {} }),
  };
}

async function* exactBody({ name, size, body }: NewMember): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes <= size) yield chunk;
  }
  if (bytes !== size) throw new BackupError(`备份时 ${name} 的大小变了；请再试一次。`);
}
