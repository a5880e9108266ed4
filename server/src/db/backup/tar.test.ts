import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, asyncProperty, integer, string } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { collect } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';
import { type NewMember, readTar, writeTar } from './tar.ts';

async function temporaryFile(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zaojie-tar-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, name);
}

async function* streamOf(members: NewMember[]): AsyncGenerator<NewMember> {
  yield* members;
}

function member(name: string, contents: string): NewMember {
  const body = Buffer.from(contents);
  return { name, size: body.length, modifiedAt: new Date(1_700_000_000_000), body: [body] };
}

const longName = `uploads/${'很长的名字/'.repeat(30)}图.webp`;

test('archives can be opened with any tar program', async () => {
  const file = await temporaryFile('a.tar.gz');
  await writeArchive(
    file,
    streamOf([member('plain.txt', 'x'.repeat(1_000)), member(longName, '内容'), member('empty', '')]),
  );
  const folder = join(file, '..');
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  expect(await readFile(join(folder, longName), 'utf8')).toBe('内容');
  expect(await readFile(join(folder, 'plain.txt'), 'utf8')).toBe('x'.repeat(1_000));
  expect(await readFile(join(folder, 'empty'), 'utf8')).toBe('');
});

test('names of any length and sizes beyond eight gigabytes survive the header', async () => {
  const names = string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
  await assert(
    asyncProperty(
      names.filter((name) => !name.includes('\0') && !name.endsWith('/')),
      integer({ min: 0, max: 2 ** 45 }),
      async (name, size) => {
        const announced = { name, size, modifiedAt: new Date(0), body: zeros(size) };
        expect(await firstMember(writeTar(streamOf([announced])))).toMatchObject({ name, size });
      },
    ),
  );
});

async function* zeros(size: number): AsyncGenerator<Buffer> {
  const chunk = Buffer.alloc(100_000);
  for (let left = size; left > 0; left -= chunk.length) yield chunk.subarray(0, left);
}

async function firstMember(bytes: AsyncIterable<Buffer>): Promise<unknown> {
  for await (const { name, size } of readTar(bytes)) return { name, size };
  return null;
}

test('a reader that skips bodies, fed in chunks of any size, still finds every member', async () => {
  const file = await temporaryFile('a.tar.gz');
  const written = [member('a', '1'.repeat(700)), member(longName, '2'), member('c', '3'.repeat(512))];
  await writeArchive(file, streamOf(written));
  const bytes = execFileSync('gzip', ['-dc', file]);
  for (const chunkSize of [1, 7, 512, 100_000]) {
    const names: string[] = [];
    let kept = '';
    for await (const { name, body } of readTar(inChunks(bytes, chunkSize))) {
      names.push(name);
      if (name === 'c') kept = (await collect(body)).toString();
    }
    expect(names).toEqual(['a', longName, 'c']);
    expect(kept).toBe('3'.repeat(512));
  }
});

test('an archive that could not be finished leaves nothing behind', async () => {
  const file = await temporaryFile('a.tar.gz');
  await writeFile(file, 'yesterday');
  const lying = { ...member('a', 'short'), size: 99 };
  await expect(writeArchive(file, streamOf([lying]))).rejects.toThrow(/再试一次/);
  expect(await readFile(file, 'utf8')).toBe('yesterday');
  await expect(readFile(`${file}.partial`)).rejects.toMatchObject({ code: 'ENOENT' });
});

test.skipIf(process.platform !== 'linux')('a full disk is told, and nothing is left behind', async () => {
  const file = await temporaryFile('a.tar.gz');
  await symlink('/dev/full', `${file}.partial`);
  const noise = { ...member('noise', ''), size: 3_000_000, body: [randomBytes(3_000_000)] };
  await expect(writeArchive(file, streamOf([noise, member('b', 'c')]))).rejects.toThrow(/ENOSPC.*磁盘空间/);
  expect(await readdir(join(file, '..'))).toEqual([]);
});

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
