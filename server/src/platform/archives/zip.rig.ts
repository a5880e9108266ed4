export type ZipPart = {
  name: string;
  /** What the directory claims; the bytes behind it are five. */
  unpacked?: number;
  packed?: number;
};

const BYTES = Buffer.from('hello');
const CRC = 0x3610a686;
const UTF8 = 0x800;
const DEFLATED = 8;

/** A zip file whose directory says what a test wants it to say. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const local = Buffer.concat([localHeader(name), name, BYTES]);
    directory.push(Buffer.concat([centralHeader(part, name, offset), name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...locals, central, endRecord(parts.length, central.length, offset)]);
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(UTF8, 6);
  header.writeUInt32LE(CRC, 14);
  header.writeUInt32LE(BYTES.length, 18);
  header.writeUInt32LE(BYTES.length, 22);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function centralHeader({ unpacked, packed }: ZipPart, name: Buffer, offset: number): Buffer {
  const isPlain = unpacked === undefined && packed === undefined;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(UTF8, 8);
  header.writeUInt16LE(isPlain ? 0 : DEFLATED, 10);
  header.writeUInt32LE(CRC, 16);
  header.writeUInt32LE(packed ?? BYTES.length, 20);
  header.writeUInt32LE(unpacked ?? BYTES.length, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  return header;
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
