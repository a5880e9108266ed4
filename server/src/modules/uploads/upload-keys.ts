import { createHash, randomBytes } from 'node:crypto';

const PREFIX = '/files/';

export function newFileKey(kind: 'video' | 'document', extension: string): string {
  const id = randomBytes(16).toString('hex');
  return `${kind}s/${id.slice(0, 2)}/${id}.${extension}`;
}

export function urlOf(key: string): string {
  return `${PREFIX}${key}`;
}

/** Every stored file behind an upload. */
export function keysOf(upload: { url: string; widths: readonly number[] }): string[] {
  const key = upload.url.slice(PREFIX.length);
  if (upload.widths.length === 0) return [key];
  return upload.widths.map((width) => key.replace(/-\d+\.webp$/, `-${width}.webp`));
}

/** Hashed, since what a client calls its file needn't be a key; the ending is one that is never served. */
export function chunkKey(chunk: { user_id: number; chunk_id: string; chunk_index: number }): string {
  const name = createHash('sha256').update(`${chunk.user_id}:${chunk.chunk_id}`).digest('hex').slice(0, 32);
  return `chunks/${name}/${chunk.chunk_index}.part`;
}
