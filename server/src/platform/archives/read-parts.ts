import { open, type FileHandle } from 'node:fs/promises';
import { openPromise, type Entry } from 'yauzl';
import { nameOfEntry } from './entry-name.ts';

/** Where a file of an archive lies in it, so that it can be read from there without unpacking the rest. */
export type ArchivePart = {
  path: string;
  /** Of its packed bytes. */
  offset: number;
  packedSize: number;
  size: number;
  isDeflated: boolean;
};

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const LOCAL_HEADER = 30;
const LOCAL_SIGNATURE = 0x04034b50;

/**
 * The files of a zip whose directory `readArchive` has found harmless. Null where one is packed in a way that no browser's
 * inflate knows, is locked, or lies outside of the archive. Sizes are what the directory says: whoever reads a part holds it to them.
 */
export async function readParts(path: string): Promise<ArchivePart[] | null> {
  const file = await open(path);
  const zip = await openPromise(path, { decodeStrings: false });
  try {
    const { size: fileSize } = await file.stat();
    const parts: ArchivePart[] = [];
    for await (const entry of zip.eachEntry()) {
      const name = nameOfEntry(entry.fileNameRaw, entry.generalPurposeBitFlag);
      if (name.endsWith('/')) continue;
      const part = await partOf(file, entry, name);
      if (part === null || part.offset + part.packedSize > fileSize) return null;
      parts.push(part);
    }
    return parts;
  } finally {
    zip.close();
    await file.close();
  }
}

async function partOf(file: FileHandle, entry: Entry, path: string): Promise<ArchivePart | null> {
  const isDeflated = entry.compressionMethod === DEFLATED;
  if (!isDeflated && entry.compressionMethod !== STORED) return null;
  if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) return null;
  if (!isDeflated && entry.compressedSize !== entry.uncompressedSize) return null;
  const header = Buffer.alloc(LOCAL_HEADER);
  const { bytesRead } = await file.read(header, 0, LOCAL_HEADER, entry.relativeOffsetOfLocalHeader);
  if (bytesRead < LOCAL_HEADER || header.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  // The name and what follows it may be longer here than in the directory.
  const offset =
    entry.relativeOffsetOfLocalHeader + LOCAL_HEADER + header.readUInt16LE(26) + header.readUInt16LE(28);
  return { path, offset, packedSize: entry.compressedSize, size: entry.uncompressedSize, isDeflated };
}
