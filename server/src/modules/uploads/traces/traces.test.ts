import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeTraces } from './remove-traces.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaojie-traces-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function cleaned(bytes: Buffer, extension: string): Promise<{ after: Buffer; warnings: string[] }> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const warnings = await removeTraces(path, extension);
  const after = await readFile(path);
  expect(after.length).toBe(bytes.length);
  return { after, warnings };
}

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

describe('a film', () => {
  const handler = (type: string) => box('mdia', box('hdlr', Buffer.alloc(8), type, Buffer.alloc(13)));
  const film = (track: Buffer) =>
    Buffer.concat([
      box('ftyp', 'isom\0\0\0\0isom'),
      box(
        'moov',
        box('mvhd', Buffer.alloc(100, 7)),
        track,
        box('udta', box('\xa9xyz', '\0\x12\0\0+31.2304+121.4737/')),
      ),
      box('meta', 'com.apple.quicktime.location.ISO6709 +31.2304'),
      box('mdat', 'the pictures +themselves'),
    ]);

  it('loses its place and author, and nothing else moves', async () => {
    const track = box('trak', handler('vide'), box('udta', box('\xa9nam', 'Secret Person')));
    const before = film(track);
    const { after, warnings } = await cleaned(before, 'mp4');
    expect(warnings).toEqual([]);
    expect(after.includes('31.2304')).toBe(false);
    expect(after.includes('Secret')).toBe(false);
    expect(after.indexOf('mdat')).toBe(before.indexOf('mdat'));
    expect(after.includes(Buffer.alloc(100, 7))).toBe(true);
    expect(after.includes('the pictures +themselves')).toBe(true);
    expect(after.toString('latin1').match(/free/g)).toHaveLength(3);
  });

  it('with a track of data is told about', async () => {
    const { warnings } = await cleaned(film(box('trak', handler('meta'))), 'mp4');
    expect(warnings).toEqual([expect.stringContaining('位置信息')]);
  });

  it.each<[string, Buffer]>([
    [
      'a box longer than the file',
      Buffer.concat([box('ftyp', 'isom'), Buffer.from('7fffffff6d6f6f76', 'hex')]),
    ],
    [
      'a box shorter than its head',
      Buffer.concat([box('ftyp', 'isom'), Buffer.from('000000047564746100', 'hex')]),
    ],
    ['a long box without its length', Buffer.from('0000000166726565', 'hex')],
    ['half a head', Buffer.from('000000', 'hex')],
    ['thousands of boxes', Buffer.concat(Array<Buffer>(20_000).fill(box('free')))],
  ])('made of %s does no harm', async (_, bytes) => {
    const { after } = await cleaned(bytes, 'mp4');
    expect(after.equals(bytes)).toBe(true);
  });
});

type Part = { name: string; text: string; isStored?: boolean; hasDescriptor?: boolean };

function zip(parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [];
  const lines: Buffer[] = [];
  let at = 0;
  for (const { name, text, isStored = false, hasDescriptor = false } of parts) {
    const content = Buffer.from(text);
    const packed = isStored ? content : deflateRawSync(content);
    const facts = Buffer.alloc(12);
    [crc32(content), packed.length, content.length].forEach((value, index) =>
      facts.writeUInt32LE(value, index * 4),
    );
    const common = Buffer.from([20, 0, hasDescriptor ? 8 : 0, 0, isStored ? 0 : 8, 0, 0, 0, 0, 0]);
    const lengths = Buffer.from([name.length, 0, 0, 0]);
    const place = Buffer.alloc(4);
    place.writeUInt32LE(at);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      common,
      hasDescriptor ? Buffer.alloc(12) : facts,
      lengths,
      Buffer.from(name),
      packed,
      ...(hasDescriptor ? [Buffer.from('PK\x07\x08'), facts] : []),
    ]);
    lines.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\0'),
        common,
        facts,
        lengths,
        Buffer.alloc(10),
        place,
        Buffer.from(name),
      ]),
    );
    pieces.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(lines);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, directory, end]);
}

/** As any program reads it: by the directory, with the sum checked. */
function unzip(file: Buffer): Record<string, string> {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const found: Record<string, string> = {};
  let at = file.readUInt32LE(end + 16);
  while (file.readUInt32LE(at) === 0x02014b50) {
    const name = file.toString('latin1', at + 46, at + 46 + file.readUInt16LE(at + 28));
    const local = file.readUInt32LE(at + 42);
    const dataAt = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(dataAt, dataAt + file.readUInt32LE(at + 20));
    const content = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    expect([crc32(content), content.length]).toEqual([
      file.readUInt32LE(at + 16),
      file.readUInt32LE(at + 24),
    ]);
    if ((file.readUInt16LE(at + 8) & 8) === 0) expect(file.readUInt32LE(local + 14)).toBe(crc32(content));
    else expect(file.readUInt32LE(dataAt + packed.length + 4)).toBe(crc32(content));
    found[name] = content.toString();
    at += 46 + name.length;
  }
  return found;
}

describe('a text or sheet of today', () => {
  const noise = Array.from({ length: 200 }, (_, index) => (index * 7919).toString(36)).join(' ');
  const core = `<cp:coreProperties><dc:creator>Secret Person</dc:creator><x>${noise}</x></cp:coreProperties>`;
  const words = { name: 'word/document.xml', text: `<w:document>${noise}</w:document>` };

  it.each<[string, Partial<Part>]>([
    ['packed', {}],
    ['stored', { isStored: true }],
    ['with sizes after the data', { hasDescriptor: true }],
  ])('loses its properties, %s, and stays whole', async (_, how) => {
    const file = zip([
      words,
      { name: 'docProps/core.xml', text: core, ...how },
      { name: 'docProps/app.xml', text: core, ...how },
    ]);
    const { after, warnings } = await cleaned(file, 'docx');
    expect(warnings).toEqual([]);
    const found = unzip(after);
    expect(found['word/document.xml']).toBe(words.text);
    expect(found['docProps/core.xml']?.trim()).toMatch(/^<cp:coreProperties xmlns:cp="[^"]+"\/>$/);
    expect(found['docProps/app.xml']?.trim()).toMatch(/^<Properties xmlns="[^"]+"\/>$/);
  });

  it.each<[string, Buffer, RegExp]>([
    [
      'properties too short to replace',
      zip([words, { name: 'docProps/core.xml', text: '<a>Me</a>' }]),
      /没能去除/,
    ],
    [
      'two of a name',
      zip([words, { name: 'docProps/core.xml', text: core }, { name: 'docProps/core.xml', text: core }]),
      /没能去除/,
    ],
    ['comments', zip([words, { name: 'word/comments.xml', text: core }]), /批注/],
    ['no directory', Buffer.from('PK\x03\x04 and then nothing'), /没能去除/],
    [
      'a directory past the end',
      Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(8), Buffer.from('ffff0000ffffff7f0000', 'hex')]),
      /没能去除/,
    ],
  ])('with %s: the sender is told', async (_, file, sentence) => {
    const { warnings } = await cleaned(file, 'xlsx');
    expect(warnings).toEqual([expect.stringMatching(sentence)]);
  });

  it('without properties needs no word', async () => {
    expect((await cleaned(zip([words]), 'docx')).warnings).toEqual([]);
  });
});

it.each<[string, string, number]>([
  ['an author', '%PDF-1.7\n1 0 obj <</Author (Secret Person)>>', 1],
  ['an author across two windows', `%PDF-1.7\n${' '.repeat(65_520)}/Author (Secret Person)`, 1],
  ['a creator in XMP', '%PDF-1.7\n<dc:creator><rdf:Seq>', 1],
  ['packed objects and an info dictionary', '%PDF-1.7\n/Type /ObjStm … /Info 3 0 R', 1],
  ['an empty author', '%PDF-1.7\n<</Author () /Producer (Skia)>> trailer <</Info 1 0 R>>', 0],
  ['nothing about anybody', '%PDF-1.7\n', 0],
])('a PDF with %s', async (_, text, count) => {
  const bytes = Buffer.from(text);
  const { after, warnings } = await cleaned(bytes, 'pdf');
  expect(warnings).toHaveLength(count);
  expect(after.equals(bytes)).toBe(true);
});

it('of an old text the sender is told, of what carries nothing nobody is', async () => {
  expect((await cleaned(Buffer.alloc(10), 'doc')).warnings).toEqual([expect.stringContaining('作者')]);
  expect((await cleaned(Buffer.alloc(10), 'webm')).warnings).toEqual([]);
});
