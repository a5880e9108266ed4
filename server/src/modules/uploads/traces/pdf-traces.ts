import type { FileHandle } from 'node:fs/promises';

const WINDOW = 64 * 1024;
/** Longer than anything that is looked for, so that nothing is missed where two windows meet. */
const OVERLAP = 256;

const author = /\/Author\s{0,32}(?:\([^)]|<[^>]|\d)|<(?:dc:creator|exif:GPS|photoshop:AuthorsPosition)/;
const info = /\/Info\s{1,32}\d{1,10}\s{1,32}\d{1,5}\s{1,32}R/;
const packed = /\/ObjStm/;

/** Whether it names its author or could do so where we can't look: objects may be packed. */
export async function hasPdfTraces(file: FileHandle): Promise<boolean> {
  const buffer = Buffer.alloc(WINDOW + OVERLAP);
  let hasInfo = false;
  let hasPacked = false;
  for (let at = 0; ; at += WINDOW) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
    const text = buffer.toString('latin1', 0, bytesRead);
    hasInfo ||= info.test(text);
    hasPacked ||= packed.test(text);
    if (author.test(text) || (hasInfo && hasPacked)) return true;
    if (bytesRead < buffer.length) return false;
  }
}
