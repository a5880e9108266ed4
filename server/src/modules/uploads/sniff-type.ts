import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { compoundKindOf } from './compound-file.ts';

/** Types by the bytes under the names that our limits use. */
const extensions: Record<string, string> = {
  jpg: 'jpg',
  png: 'png',
  apng: 'png',
  gif: 'gif',
  webp: 'webp',
  bmp: 'bmp',
  mp4: 'mp4',
  m4v: 'mp4',
  webm: 'webm',
  ogv: 'ogg',
  ogg: 'ogg',
  ogx: 'ogg',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
};

/** What a file is by its bytes alone; null for whatever we don't take. */
export async function sniffType(path: string): Promise<string | null> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (type?.ext !== 'cfb') return (type && extensions[type.ext]) ?? null;
  const handle = await open(path);
  try {
    return await compoundKindOf(handle);
  } finally {
    await handle.close();
  }
}
