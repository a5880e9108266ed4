import type { FileHandle } from 'node:fs/promises';

const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;
const TYPE_AT = 66;
const STREAM = 2;
/** The root and its streams stand at the front; a directory without end must not hold us up. */
const MAX_SECTORS = 64;
const LAST_SECTOR = 0xfffffffa;
const FIRST_FAT_AT = 76;

const kindOfStream: Record<string, string> = { WordDocument: 'doc', Workbook: 'xls', Book: 'xls' };

/** Old Word and Excel files share one container with much else; only the names in its directory tell them apart. */
export async function compoundKindOf(file: FileHandle): Promise<string | null> {
  const header = await readAt(file, 0, 512);
  if (header.length < 512) return null;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 1 << shift;
  let sector = header.readUInt32LE(48);
  for (let seen = 0; seen < MAX_SECTORS && sector < LAST_SECTOR; seen++) {
    const directory = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
    const kind = kindIn(directory);
    if (kind !== null) return kind;
    sector = await nextSector(file, header, sector, sectorBytes);
  }
  return null;
}

function kindIn(directory: Buffer): string | null {
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const entry = directory.subarray(at, at + ENTRY_BYTES);
    const nameBytes = Math.min(entry.readUInt16LE(NAME_LENGTH_AT), NAME_LENGTH_AT);
    if (entry[TYPE_AT] !== STREAM || nameBytes < 2) continue;
    const kind = kindOfStream[entry.toString('utf16le', 0, nameBytes - 2)];
    if (kind !== undefined) return kind;
  }
  return null;
}

async function nextSector(
  file: FileHandle,
  header: Buffer,
  sector: number,
  sectorBytes: number,
): Promise<number> {
  const perFat = sectorBytes / 4;
  const fatAt = FIRST_FAT_AT + Math.floor(sector / perFat) * 4;
  // Further tables exist in files far larger than we take.
  if (fatAt + 4 > header.length) return LAST_SECTOR;
  const fatSector = header.readUInt32LE(fatAt);
  const next = await readAt(file, (fatSector + 1) * sectorBytes + (sector % perFat) * 4, 4);
  return next.length === 4 ? next.readUInt32LE(0) : LAST_SECTOR;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
