import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sniffType } from './sniff-type.ts';
import { mp4, pdf, photo } from './upload-test-rig.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-sniff-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function typeOf(bytes: Buffer): Promise<string | null> {
  await writeFile(join(folder, 'file'), bytes);
  return sniffType(join(folder, 'file'));
}

/** One stored entry; readers of types look no further than the first headers. */
function zip(name: string, content: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.from(content), Buffer.alloc(64)]);
}

const office = (main: string) =>
  zip(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${main}+xml"/></Types>`,
  );

/** A compound file whose directory runs over as many sectors as it needs. */
function compound(streams: readonly string[]): Buffer {
  const directorySectors = Math.ceil((streams.length + 1) / 4);
  const file = Buffer.alloc(512 * (2 + directorySectors), 0xff);
  file.fill(0, 0, 512);
  file.write('d0cf11e0a1b11ae1', 0, 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  for (let sector = 1; sector <= directorySectors; sector++) {
    file.writeUInt32LE(sector === directorySectors ? 0xfffffffe : sector + 1, 512 + sector * 4);
  }
  ['Root Entry', ...streams].forEach((name, index) => {
    const at = 1024 + index * 128;
    file.fill(0, at, at + 128);
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file[at + 66] = index === 0 ? 5 : 2;
  });
  return file;
}

const many = Array.from({ length: 11 }, (_, index) => `Stream ${index}`);

it.each<[string, string | null, () => Buffer | Promise<Buffer>]>([
  ['a photo', 'jpg', () => photo()],
  ['a bitmap', 'bmp', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
  ['a film', 'mp4', () => mp4()],
  ['a PDF', 'pdf', () => pdf()],
  ['a text of today', 'docx', () => office('wordprocessingml.document.main')],
  ['a sheet of today', 'xlsx', () => office('spreadsheetml.sheet.main')],
  ['an old text', 'doc', () => compound(['1Table', 'WordDocument'])],
  ['an old sheet', 'xls', () => compound(['Workbook'])],
  ['an older sheet', 'xls', () => compound(['Book'])],
  ['an old text with a long directory', 'doc', () => compound([...many, 'WordDocument'])],
  ['an old presentation', null, () => compound(['PowerPoint Document'])],
  ['an installer', null, () => compound(many)],
  ['half a compound file', null, () => compound(['WordDocument']).subarray(0, 700)],
  ['a presentation of today', null, () => office('presentationml.presentation.main')],
  ['a plain archive', null, () => zip('a.txt', 'hello')],
  ['a drawing', null, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', null, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a program', null, () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])],
  ['nothing', null, () => Buffer.alloc(0)],
])('knows %s as %s', async (_, type, make) => {
  expect(await typeOf(await make())).toBe(type);
});

it('does not follow a directory that leads in a circle for ever', async () => {
  const file = compound(many);
  file.writeUInt32LE(1, 512 + 4);
  expect(await typeOf(file)).toBeNull();
});
