export const BLOCK = 512;

export type TarEntry = { name: string; size: number; modifiedAt: Date };

export type TarHeader = TarEntry & { type: string };

const NAME_BYTES = 100;
const OCTAL_SIZE_LIMIT = 8 ** 11;

/**
 * The blocks that announce one file. What the old header can't hold (long or Chinese names, more than 8 GB) goes into
 * a pax record before it, which every tar program reads.
 */
export function encodeHeader(entry: TarEntry): Buffer {
  const records: Record<string, string> = {};
  const isPlain = Buffer.byteLength(entry.name) <= NAME_BYTES && /^[\x20-\x7e]+$/.test(entry.name);
  if (!isPlain) records['path'] = entry.name;
  if (entry.size >= OCTAL_SIZE_LIMIT) records['size'] = String(entry.size);
  const plain = encodeBlock({
    name: isPlain ? entry.name : 'see-pax-path',
    size: entry.size >= OCTAL_SIZE_LIMIT ? 0 : entry.size,
    modifiedAt: entry.modifiedAt,
    type: '0',
  });
  if (Object.keys(records).length === 0) return plain;
  const body = Buffer.from(Object.entries(records).map(encodeRecord).join(''));
  const pax = encodeBlock({ name: 'pax', size: body.length, modifiedAt: entry.modifiedAt, type: 'x' });
  return Buffer.concat([pax, body, padding(body.length), plain]);
}

/** A member's contents are filled up to whole blocks. */
export function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** Null for the block of zeros that ends an archive. */
export function decodeBlock(block: Buffer): TarHeader | null {
  if (block.every((byte) => byte === 0)) return null;
  const checksum = readOctal(block, 148, 8);
  if (checksum !== checksumOf(block)) throw new Error('not a tar header');
  return {
    name: readText(block, 0, NAME_BYTES),
    size: readOctal(block, 124, 12),
    modifiedAt: new Date(readOctal(block, 136, 12) * 1000),
    type: readText(block, 156, 1),
  };
}

export function decodeRecords(body: Buffer): Map<string, string> {
  const records = new Map<string, string>();
  let rest = body;
  while (rest.length > 0) {
    const length = Number(rest.subarray(0, rest.indexOf(' ')).toString());
    if (!Number.isInteger(length) || length < 4 || length > rest.length) throw new Error('not a pax record');
    const [, name = '', value = ''] = /^\d+ ([^=]+)=(.*)\n$/s.exec(rest.subarray(0, length).toString()) ?? [];
    records.set(name, value);
    rest = rest.subarray(length);
  }
  return records;
}

function encodeBlock({ name, size, modifiedAt, type }: TarHeader): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write('0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  const seconds = Math.max(0, Math.floor(modifiedAt.getTime() / 1000));
  block.write(`${seconds.toString(8).padStart(11, '0')}\0`, 136);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** A record names its own length, the digits of that length included. */
function encodeRecord([name, value]: [string, string]): string {
  const rest = ` ${name}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + String(bytes).length;
  if (bytes + String(length).length !== length) length = bytes + String(length).length;
  return `${length}${rest}`;
}

/** The sum of all bytes, with the checksum field itself read as spaces. */
function checksumOf(block: Buffer): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}

function readText(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.subarray(0, end === -1 ? length : end).toString();
}

function readOctal(block: Buffer, start: number, length: number): number {
  const value = Number.parseInt(readText(block, start, length).trim() || '0', 8);
  if (!Number.isSafeInteger(value)) throw new Error('not a tar header');
  return value;
}
