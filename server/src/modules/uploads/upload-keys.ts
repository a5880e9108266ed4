import { randomBytes } from 'node:crypto';
import { keyIn, keyOfUrl, placelessKey, type FilePlace } from '../../platform/storage/file-places.ts';

const WIDTH_AND_ENDING = /-\d+\.webp$/;

export function newFileKey(kind: 'video' | 'document', extension: string, place: FilePlace): string {
  const id = randomBytes(16).toString('hex');
  return keyIn(place, `${kind}s/${id.slice(0, 2)}/${id}.${extension}`);
}

/** What it is called plays no part: it is never served by its ending. */
export function newOriginalKey(): string {
  const id = randomBytes(16).toString('hex');
  return keyIn('private', `originals/${id.slice(0, 2)}/${id}.original`);
}

/** The twin of a file in the other place: a name of its own, since files outlive their rows by a moment. */
export function newTwinKey(key: string, place: FilePlace): string {
  const id = randomBytes(16).toString('hex');
  const [folder = ''] = placelessKey(key).split('/');
  const ending = /(?:-\d+)?\.[a-z0-9]+$/.exec(key)?.[0] ?? '';
  return keyIn(place, `${folder}/${id.slice(0, 2)}/${id}${ending}`);
}

/** Every stored file behind an upload. */
export function keysOf(upload: { url: string; widths: readonly number[] }): string[] {
  const key = keyOfUrl(upload.url);
  if (upload.widths.length === 0) return [key];
  return upload.widths.map((width) => keyOfWidth(key, width));
}

export function keyOfWidth(key: string, width: number): string {
  return key.replace(WIDTH_AND_ENDING, `-${width}.webp`);
}

/** The ending is one that is never served. */
export function newChunkKey(): string {
  const id = randomBytes(16).toString('hex');
  return `chunks/${id.slice(0, 2)}/${id}.part`;
}
