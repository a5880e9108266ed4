import { limits } from '@zaojie/contract/limits';
import {
  tooLargeMessage,
  unsupportedTypeMessage,
  uploadErrors,
} from '@zaojie/contract/uploads/upload.errors';
import { Refusal } from '../../refusal.ts';

export type UploadKind = 'image' | 'video' | 'document';

const MEGABYTE = 1024 * 1024;
const NAME_MAX = 255;

const kindOfExtension: Record<string, UploadKind> = Object.fromEntries(
  (['image', 'video', 'document'] as const).flatMap((kind) =>
    limits.upload[kind].types.map((extension) => [extension, kind]),
  ),
);

/** What a file may be, by the type its bytes have; the name only helps to say what was refused. */
export function checkFile(file: { size: number; name: string }, extension: string | null): UploadKind {
  const kind = extension === null ? undefined : kindOfExtension[extension];
  if (!kind) {
    const type = extensionOf(file.name) || extension || '未知';
    throw new Refusal(uploadErrors.unsupportedType, { msg: unsupportedTypeMessage(type) });
  }
  const { maxBytes } = limits.upload[kind];
  if (file.size > maxBytes) throw tooLarge(maxBytes);
  return kind;
}

export function tooLarge(maxBytes: number): Refusal {
  return new Refusal(uploadErrors.tooLarge, { msg: tooLargeMessage(maxBytes / MEGABYTE) });
}

/** A name for showing: without folders, control characters or a reversed reading direction. */
export function showableName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  return [...plain].slice(0, NAME_MAX).join('') || '未命名';
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

export type ChunkPlace = { chunkId: string; index: number; count: number };

/** Which piece of which file the form says it is. */
export function chunkPlaceOf(form: {
  chunkid?: string | undefined;
  chunkindex?: number | undefined;
  chunkcount?: number | undefined;
}): ChunkPlace {
  const { chunkid, chunkindex: index = -1, chunkcount: count = 0 } = form;
  const isPlace = count >= 1 && count <= limits.upload.maxChunks && index >= 0 && index < count;
  if (chunkid === undefined || !isPlace) throw new Refusal(uploadErrors.chunkInvalid);
  return { chunkId: chunkid, index, count };
}

/** The pieces are all there, once each, and of one file. */
export function areComplete(
  chunks: readonly { chunk_index: number; chunk_count: number }[],
  count: number,
): boolean {
  return (
    chunks.length === count &&
    chunks.every((chunk, index) => chunk.chunk_index === index && chunk.chunk_count === count)
  );
}
