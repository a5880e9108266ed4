import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, integer, property, string } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { collect } from './archive-reader.ts';
import { type NewMember, writeArchive } from './archive-writer.ts';
import { decodeBlock, decodeRecords, encodeHeader } from './tar-header.ts';
import { readTar } from './tar-reader.ts';

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

test('names of any length and sizes beyond eight gigabytes survive the header', () => {
  assert(
    property(
      string({ unit: 'grapheme', minLength: 1, maxLength: 300 }).filter((name) => !name.includes('\0')),
      integer({ min: 0, max: 2 ** 45 }),
      (name, size) => {
        const bytes = encodeHeader({ name, size, modifiedAt: new Date(0) });
        const last = decodeBlock(bytes.subarray(-512));
        const first = decodeBlock(bytes.subarray(0, 512));
        const records =
          first?.type === 'x'
            ? decodeRecords(bytes.subarray(512, 512 + first.size))
            : new Map<string, string>();
        expect(records.get('path') ?? last?.name).toBe(name);
        expect(Number(records.get('size') ?? last?.size)).toBe(size);
      },
    ),
  );
});

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

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
