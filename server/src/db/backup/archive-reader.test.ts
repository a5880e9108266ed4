import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collect, verifyArchive } from './archive-reader.ts';
import { summed, writeArchive } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import type { NewMember } from './tar.ts';

let folder: string;
let whole: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-archive-'));
  const file = join(folder, 'whole.tar.gz');
  await writeArchive(file, members());
  whole = await readFile(file);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* members(): AsyncGenerator<NewMember> {
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: '2025-05-20T00:00:00.000Z',
    migrations: [],
    workerMigration: 0,
    tables: [],
    sequences: [],
    members: {},
  };
  for (const [name, text] of [
    ['uploads/a', 'first'],
    ['uploads/图.webp', 'second'],
  ] as const) {
    const body = Buffer.from(text);
    yield {
      name,
      size: body.length,
      modifiedAt: new Date(0),
      body: summed([body], (sum) => (manifest.members[name] = sum)),
    };
  }
  const body = Buffer.from(JSON.stringify(manifest));
  yield { name: MANIFEST, size: body.length, modifiedAt: new Date(0), body: [body] };
}

async function verify(bytes: Buffer): Promise<Manifest> {
  const file = join(folder, 'changed.tar.gz');
  await writeFile(file, bytes);
  return verifyArchive(file);
}

test('a whole archive is taken', async () => {
  expect(Object.keys((await verify(whole)).members)).toEqual(['uploads/a', 'uploads/图.webp']);
});

test('one that is cut off is refused, wherever the cut is', async () => {
  const trailer = whole.length - 10;
  for (let length = 0; length < whole.length; length += length < trailer ? 3 : 1) {
    await expect(verify(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(BackupError);
  }
});

test('one that was cut off and packed again is refused as well', async () => {
  const bytes = gunzipSync(whole);
  const end = bytes.lastIndexOf('}');
  for (let length = 0; length <= end; length += 64) {
    await expect(verify(gzipSync(bytes.subarray(0, length))), `${length} bytes`).rejects.toThrow(BackupError);
  }
});

test('a changed byte is refused, unless it changes nothing', async () => {
  const original = await verify(whole);
  let harmless = 0;
  for (let at = 0; at < whole.length; at += 2) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    const found = await verify(bytes).catch((error: unknown) => error);
    if (found instanceof BackupError) continue;
    expect(found).toEqual(original);
    harmless += 1;
  }
  // gzip's own header holds a time and names a system, and a repetition may be packed in two ways.
  expect(harmless).toBeLessThan(20);
});

describe('an archive made up by somebody is refused', () => {
  const packed = async (header: Partial<Header>, edit: (bytes: Buffer) => void = () => undefined) => {
    const archive = pack();
    archive.entry({ name: 'uploads/a', ...header }, '');
    archive.finalize();
    const bytes = await collect(archive as AsyncIterable<Buffer>);
    edit(bytes);
    return gzipSync(bytes);
  };

  test.each(['symlink', 'link', 'directory', 'fifo', 'character-device'] as const)(
    'with a %s',
    async (type) => {
      await expect(verify(await packed({ type, linkname: '/etc/passwd' }))).rejects.toThrow(
        `unexpected kind of tar member: ${type}`,
      );
    },
  );

  test('with a header that would fill the memory, or promises more than there is', async () => {
    await expect(verify(await packed({ pax: { path: 'x'.repeat(5_000_000) } }))).rejects.toThrow(/max size/);
    await expect(verify(await packed({ pax: { size: '9007199254740991' } }))).rejects.toThrow(/不完整/);
    await expect(verify(await packed({ pax: { size: '-1' } }))).rejects.toThrow(/不完整/);
    await expect(verify(await packed({ pax: { size: 'many' } }))).rejects.toThrow(/不完整/);
  });

  test('with a header that was changed', async () => {
    const bytes = await packed({}, (header) => header.write('b', 8));
    await expect(verify(bytes)).rejects.toThrow(/Invalid tar header/);
  });
});
