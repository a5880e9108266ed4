import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;
/** The first day that the format knows: the same bytes on every machine. */
const DAY = 0x21;

function facts(bytes: Buffer, name: Buffer): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(VERSION, 0);
  head.writeUInt16LE(FLAGS, 2);
  head.writeUInt16LE(DAY, 8);
  head.writeUInt32LE(crc32(bytes), 10);
  head.writeUInt32LE(bytes.length, 14);
  head.writeUInt32LE(bytes.length, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

const mark = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** An archive with one text in it, as it lies. */
export function zipOf(fileName: string, text: string): Buffer {
  const [name, bytes] = [Buffer.from(fileName), Buffer.from(text)];
  const shared = facts(bytes, name);
  const local = Buffer.concat([mark(LOCAL), shared, name, bytes]);
  const made = Buffer.alloc(2);
  made.writeUInt16LE(VERSION);
  // Comment, disk, attributes and the place of the entry, which is the beginning.
  const central = Buffer.concat([mark(CENTRAL), made, shared, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, mark(END), end]);
}
