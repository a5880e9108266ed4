import { stat } from 'node:fs/promises';
import { openPromise, type Entry } from 'yauzl';
import { isEscapingName, nameOfEntry } from './entry-name.ts';

export type ArchiveEntry = { path: string; size: number };

export type ArchiveFacts = {
  /** The first so many, in the order of the archive. */
  entries: ArchiveEntry[];
  /** Files; folders don't count. */
  count: number;
  unpackedSize: number;
};

export type ArchiveLimits = {
  entriesShown: number;
  entriesMost: number;
  unpackedMaxBytes: number;
  ratioMost: number;
  ratioFromBytes: number;
};

/** `escaping`: a name leads out of the folder it is unpacked into. `bomb`: it unpacks to more than anybody wants. */
export class ArchiveRefused extends Error {
  readonly reason: 'escaping' | 'bomb';
  constructor(reason: 'escaping' | 'bomb') {
    super(`Archive refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * What stands in the directory at the end of a zip file. Nothing is unpacked, so it costs what the directory weighs. Null
 * for a file that can't be read as one.
 */
export async function readArchive(path: string, limits: ArchiveLimits): Promise<ArchiveFacts | null> {
  const { size } = await stat(path);
  try {
    return await walk(path, size, limits);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    return null;
  }
}

async function walk(path: string, fileSize: number, limits: ArchiveLimits): Promise<ArchiveFacts> {
  const zip = await openPromise(path, { decodeStrings: false });
  try {
    if (zip.entryCount > limits.entriesMost) throw new ArchiveRefused('bomb');
    const facts: ArchiveFacts = { entries: [], count: 0, unpackedSize: 0 };
    let packed = 0;
    for await (const entry of zip.eachEntry()) {
      packed += entry.compressedSize;
      add(facts, entry, limits);
      // Parts that overlap are how a few kilobytes unpack to terabytes: together they can't be larger than the file.
      if (packed > fileSize || isTooMuch(facts, fileSize, limits)) throw new ArchiveRefused('bomb');
    }
    return facts;
  } finally {
    zip.close();
  }
}

function add(facts: ArchiveFacts, entry: Entry, { entriesShown }: ArchiveLimits): void {
  const name = nameOfEntry(entry.fileNameRaw, entry.generalPurposeBitFlag);
  if (isEscapingName(name)) throw new ArchiveRefused('escaping');
  facts.unpackedSize += entry.uncompressedSize;
  if (name.endsWith('/')) return;
  facts.count += 1;
  if (facts.entries.length < entriesShown) facts.entries.push({ path: name, size: entry.uncompressedSize });
}

function isTooMuch({ unpackedSize }: ArchiveFacts, fileSize: number, limits: ArchiveLimits): boolean {
  if (unpackedSize > limits.unpackedMaxBytes) return true;
  return unpackedSize > limits.ratioFromBytes && unpackedSize > fileSize * limits.ratioMost;
}
