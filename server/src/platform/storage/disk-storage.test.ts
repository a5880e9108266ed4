import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { InvalidStorageKey, isStorageKey, type Storage } from './storage.ts';

const webp = { contentType: 'image/webp' };
let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-storage-'));
  storage = createDiskStorage({ folder: join(folder, 'files') });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* breakOff() {
  yield Buffer.alloc(100_000);
  throw new Error('the sender went away');
}

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function readAll(key: string): Promise<Buffer | null> {
  const found = await storage.read(key);
  return found && buffer(found.stream);
}

describe('disk storage', () => {
  it('gives back the bytes it was given, from a buffer and from a stream', async () => {
    const bytes = randomBytes(300_000);
    await storage.put('images/ab/one.webp', bytes, webp);
    await storage.put('images/ab/two.webp', Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), webp);
    expect((await readAll('images/ab/one.webp'))?.equals(bytes)).toBe(true);
    expect((await readAll('images/ab/two.webp'))?.equals(bytes)).toBe(true);
    expect((await storage.read('images/ab/one.webp'))?.size).toBe(bytes.length);
  });

  it('gives a part of a file, and the size of the whole', async () => {
    await storage.put('a.mp4', Buffer.from('0123456789'), webp);
    const found = await storage.read('a.mp4', { start: 2, end: 4 });
    expect(found && String(await buffer(found.stream))).toBe('234');
    expect(found?.size).toBe(10);
    expect(await storage.sizeOf('a.mp4')).toBe(10);
    expect(await storage.sizeOf('b.mp4')).toBeNull();
  });

  it('replaces a file whole', async () => {
    await storage.put('a.webp', Buffer.from('a longer first text'), webp);
    await storage.put('a.webp', Buffer.from('second'), webp);
    expect(String(await readAll('a.webp'))).toBe('second');
  });

  it('says what is there, and deletes twice without complaint', async () => {
    expect(await storage.exists('a/b.webp')).toBe(false);
    expect(await storage.read('a/b.webp')).toBeNull();
    await storage.put('a/b.webp', Buffer.from('x'), webp);
    expect(await storage.exists('a/b.webp')).toBe(true);
    await storage.delete('a/b.webp');
    await storage.delete('a/b.webp');
    expect(await storage.exists('a/b.webp')).toBe(false);
  });

  it('leaves nothing of a stream that breaks off', async () => {
    await expect(storage.put('a.webp', Readable.from(breakOff()), webp)).rejects.toThrow('went away');
    expect(await filesOnDisk()).toEqual([]);
  });

  it('keeps the old file and nothing of the new one when the disk refuses more', async () => {
    await storage.put('a.webp', Buffer.from('old'), webp);
    const script = `
      import { createDiskStorage } from './disk-storage.ts';
      const storage = createDiskStorage({ folder: process.env.FOLDER });
      await storage.put('a.webp', Buffer.alloc(1_000_000), { contentType: 'image/webp' }).then(
        () => console.log('written'),
        (error) => console.log(error.code),
      );`;
    // A limit on the size of files stops the write half-way, as a full disk does.
    const command = 'ulimit -f 64; exec "$NODE" --import tsx --input-type=module --eval "$SCRIPT"';
    const env = { ...process.env, NODE: process.execPath, SCRIPT: script, FOLDER: join(folder, 'files') };
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: import.meta.dirname, env });
    expect(stdout.trim()).toBe('EFBIG');
    expect(String(await readAll('a.webp'))).toBe('old');
    expect(await filesOnDisk()).toEqual(['a.webp']);
  });

  it('clears what a killed process left behind, but not what another is writing', async () => {
    const incoming = join(folder, 'files', '.incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'abandoned'), 'x');
    await writeFile(join(incoming, 'fresh'), 'x');
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
    await utimes(join(incoming, 'abandoned'), twoDaysAgo, twoDaysAgo);
    await storage.put('a.webp', Buffer.from('x'), webp);
    expect(await readdir(incoming)).toEqual(['fresh']);
  });

  it.each([
    '../a.webp',
    'a/../b.webp',
    '/a.webp',
    'a//b.webp',
    'a',
    'a.',
    '.a',
    'a.b.c',
    'A.webp',
    'a\\b.webp',
  ])('refuses the key %s everywhere', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), webp)).rejects.toThrow(InvalidStorageKey);
    await expect(storage.read(key)).rejects.toThrow(InvalidStorageKey);
    await expect(storage.delete(key)).rejects.toThrow(InvalidStorageKey);
    await expect(storage.exists(key)).rejects.toThrow(InvalidStorageKey);
  });
});

it('takes no key that leaves its folder or hides', () => {
  const piece = fc.constantFrom('..', '.', '/', '\\', 'a', 'a.webp', '\0', '%2e', '~', ' ', '\n', '一', 'B');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const key = pieces.join('');
      const isPlain = /^[a-z0-9/_-]+\.[a-z0-9]+$/.test(key) && !key.startsWith('/') && !key.includes('//');
      expect(isStorageKey(key)).toBe(isPlain && !key.includes('/.'));
    }),
  );
  expect(isStorageKey(`${'a'.repeat(300)}.webp`)).toBe(false);
});
