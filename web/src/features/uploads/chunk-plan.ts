import { limits } from '@zaojie/contract/limits';

export interface Chunk {
  index: number;
  start: number;
  end: number;
}

export function needsChunks(bytes: number): boolean {
  return bytes > limits.upload.chunkedFromBytes;
}

export function planChunks(bytes: number, chunkBytes: number = limits.upload.chunkBytes): Chunk[] {
  const count = Math.max(1, Math.ceil(bytes / chunkBytes));
  return Array.from({ length: count }, (_, index) => ({
    index,
    start: index * chunkBytes,
    end: Math.min(bytes, (index + 1) * chunkBytes),
  }));
}

/** What is still to be sent; numbers the server made up are passed over. */
export function missingChunks(plan: readonly Chunk[], received: readonly number[]): Chunk[] {
  const there = new Set(received);
  return plan.filter((chunk) => !there.has(chunk.index));
}

/**
 * The same file gets the same name, so that a second try, even after a reload, goes on where the first one stopped.
 * Made from what the browser knows without reading the bytes: a film would not fit into memory.
 */
export function chunkIdOf(file: Pick<File, 'name' | 'size' | 'lastModified'>): string {
  return `${file.size}-${file.lastModified}-${hashOf(file.name)}`;
}

/** FNV-1a, 32 bits: names in any script become characters that an address can carry. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
