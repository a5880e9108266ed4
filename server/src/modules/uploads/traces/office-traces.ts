import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { readBytes, writeBytes } from './read-bytes.ts';

const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const DIRECTORY_MAX = 4 * 1024 * 1024;
const STORED_HEAD = 5;
const STORED_MAX = 0xffff;
const DEFLATED = 8;
const IS_ENCRYPTED = 1;
const HAS_DESCRIPTOR = 8;

const schemas = 'http://schemas.openxmlformats.org';
/** What takes the place of the parts that name people, companies and times. */
const blanks: Record<string, string> = {
  'docProps/core.xml': `<cp:coreProperties xmlns:cp="${schemas}/package/2006/metadata/core-properties"/>`,
  'docProps/app.xml': `<Properties xmlns="${schemas}/officeDocument/2006/extended-properties"/>`,
  'docProps/custom.xml': `<Properties xmlns="${schemas}/officeDocument/2006/custom-properties"/>`,
};
const commentParts = /^(word\/(comments|people)|xl\/(comments|persons|threadedComments))/;

type Entry = {
  name: string;
  flags: number;
  method: number;
  packedBytes: number;
  localAt: number;
  /** Where its line in the directory stands. */
  lineAt: number;
};

export type OfficeTraces = { areAllRemoved: boolean; hasComments: boolean };

/** Blanks the properties inside the archive: new content of exactly the old packed size, so that nothing moves. */
export async function removeOfficeTraces(file: FileHandle): Promise<OfficeTraces> {
  const entries = await readDirectory(file);
  if (!entries) return { areAllRemoved: false, hasComments: false };
  let areAllRemoved = true;
  for (const [name, blank] of Object.entries(blanks)) {
    const named = entries.filter((entry) => entry.name === name);
    const [entry] = named;
    // Which of two a program would read is anybody's guess.
    if (named.length > 1 || (entry && !(await replace(file, entry, blank)))) areAllRemoved = false;
  }
  return { areAllRemoved, hasComments: entries.some(({ name }) => commentParts.test(name)) };
}

async function readDirectory(file: FileHandle): Promise<Entry[] | null> {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, END_BYTES + COMMENT_MAX);
  const tail = await readBytes(file, size - tailBytes, tailBytes);
  const endAt = tail?.lastIndexOf('PK\x05\x06', -END_BYTES, 'latin1') ?? -1;
  if (!tail || endAt < 0) return null;
  const bytes = tail.readUInt32LE(endAt + 12);
  const at = tail.readUInt32LE(endAt + 16);
  const directory = bytes <= DIRECTORY_MAX ? await readBytes(file, at, bytes) : null;
  return directory && listEntries(directory, at);
}

/** Null when the directory isn't one from end to end. */
function listEntries(directory: Buffer, directoryAt: number): Entry[] | null {
  const entries: Entry[] = [];
  for (let at = 0; at < directory.length;) {
    const line = directory.subarray(at, at + ENTRY_BYTES);
    if (line.length < ENTRY_BYTES || line.readUInt32LE(0) !== 0x02014b50) return null;
    const nameBytes = line.readUInt16LE(28);
    entries.push({
      name: directory.toString('latin1', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      flags: line.readUInt16LE(8),
      method: line.readUInt16LE(10),
      packedBytes: line.readUInt32LE(20),
      localAt: line.readUInt32LE(42),
      lineAt: directoryAt + at,
    });
    at += ENTRY_BYTES + nameBytes + line.readUInt16LE(30) + line.readUInt16LE(32);
  }
  return entries;
}

async function replace(file: FileHandle, entry: Entry, blank: string): Promise<boolean> {
  const local = await readBytes(file, entry.localAt, LOCAL_BYTES);
  const packed = pack(blank, entry);
  if (local?.readUInt32LE(0) !== 0x04034b50 || !packed) return false;
  const dataAt = entry.localAt + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  // Past the end the file would grow.
  if (!(await readBytes(file, dataAt, entry.packedBytes))) return false;
  await writeBytes(file, dataAt, packed.bytes);
  const facts = { crc: crc32(packed.content), bytes: packed.content.length };
  await writeFacts(file, entry.lineAt + 16, facts);
  if ((entry.flags & HAS_DESCRIPTOR) === 0) await writeFacts(file, entry.localAt + 14, facts);
  else await writeDescriptor(file, dataAt + entry.packedBytes, facts);
  return true;
}

/** Filled up with blanks; packed as one piece that isn't compressed. */
function pack(
  blank: string,
  { flags, method, packedBytes }: Entry,
): { content: Buffer; bytes: Buffer } | null {
  if ((flags & IS_ENCRYPTED) !== 0 || (method !== 0 && method !== DEFLATED)) return null;
  const headBytes = method === DEFLATED ? STORED_HEAD : 0;
  const length = packedBytes - headBytes;
  if (length < blank.length || length > STORED_MAX) return null;
  const content = Buffer.from(blank.padEnd(length));
  if (headBytes === 0) return { content, bytes: content };
  const head = Buffer.from([1, 0, 0, 0, 0]);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(STORED_MAX - length, 3);
  return { content, bytes: Buffer.concat([head, content]) };
}

type Facts = { crc: number; bytes: number };

/** Sum, packed size, size: in this order wherever they stand; the packed size stays. */
async function writeFacts(file: FileHandle, at: number, { crc, bytes }: Facts): Promise<void> {
  const field = Buffer.alloc(4);
  field.writeUInt32LE(crc);
  await writeBytes(file, at, field);
  field.writeUInt32LE(bytes);
  await writeBytes(file, at + 8, field);
}

/** With or without a mark before it, as the writer liked. */
async function writeDescriptor(file: FileHandle, at: number, facts: Facts): Promise<void> {
  const mark = await readBytes(file, at, 16);
  if (mark) await writeFacts(file, mark.readUInt32LE(0) === 0x08074b50 ? at + 4 : at, facts);
}
