import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { isEscapingName, nameOfEntry } from './entry-name.ts';
import { readArchive } from './read-archive.ts';
import { zipOf, type ZipPart } from './zip.rig.ts';

const limits = {
  entriesShown: 3,
  entriesMost: 20,
  unpackedMaxBytes: 1_000_000,
  ratioMost: 10,
  ratioFromBytes: 10_000,
};
let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(parts: readonly ZipPart[]) {
  const path = join(folder, `${++count}.zip`);
  await writeFile(path, zipOf(parts));
  return readArchive(path, limits);
}

it('lists what is in it, counts the rest, and leaves folders out', async () => {
  const parts = ['画/', '画/一.png', '画/二.png', '说明.md', '更多.txt'].map((name) => ({ name }));
  expect(await read(parts)).toMatchObject({
    count: 4,
    entries: [{ path: '画/一.png' }, { path: '画/二.png' }, { path: '说明.md' }],
  });
});

it('reads names that a Chinese Windows wrote', () => {
  expect(nameOfEntry(Buffer.from('cbb5c3f72e747874', 'hex'), 0)).toBe('说明.txt');
  expect(nameOfEntry(Buffer.from('图\\说明.txt'), 0x800)).toBe('图/说明.txt');
});

describe('names that lead elsewhere', () => {
  test.each(['../up.txt', 'a/../../b', '/etc/passwd', 'C:/x', 'a//b', '', 'a/\u0000b', 'a/\u202egnp.exe'])(
    '%j is refused',
    async (name) => {
      expect(isEscapingName(name)).toBe(true);
      if (name !== '') await expect(read([{ name }])).rejects.toMatchObject({ reason: 'escaping' });
    },
  );
  test.each(['a.txt', 'a/b..c/d', '...', 'a/'])('%j is fine', (name) =>
    expect(isEscapingName(name)).toBe(false),
  );
});

describe('what unpacks to more than anybody wants', () => {
  const bomb = { reason: 'bomb' };
  it('by far too much in all', () =>
    expect(read([{ name: 'a', unpacked: 2_000_000 }])).rejects.toMatchObject(bomb));
  it('by far too much for its size', () =>
    expect(read([{ name: 'a', unpacked: 500_000 }])).rejects.toMatchObject(bomb));
  it('by parts that overlap', () => expect(read([{ name: 'a', packed: 5_000 }])).rejects.toMatchObject(bomb));
  it('by too many files', () =>
    expect(read(Array.from({ length: 21 }, (_, n) => ({ name: `${n}` })))).rejects.toMatchObject(bomb));
});

it('gives nothing for what is no archive', async () => {
  const path = join(folder, 'broken.zip');
  await writeFile(path, Buffer.from('PK\u0003\u0004 and nothing else'));
  expect(await readArchive(path, limits)).toBeNull();
});
