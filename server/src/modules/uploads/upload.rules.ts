import { limits } from '@zaojie/contract/limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { Refusal } from '../../frame/refusal.ts';
import { endingOf, shortName } from '../../platform/storage/file-name.ts';

export type UploadKind = 'image' | 'video' | 'document';

const MEGABYTE = 1024 * 1024;

const kindNames: Record<UploadKind, string> = { image: '图片', video: '视频', document: '文档' };

const kindOfExtension: Record<string, UploadKind | undefined> = Object.fromEntries(
  (['image', 'video', 'document'] as const).flatMap((kind) =>
    limits.upload[kind].types.map((extension) => [extension, kind]),
  ),
);

/** What a file is, by the type its bytes have; null for what we don't take. */
export function kindOf(extension: string | null): UploadKind | null {
  return (extension !== null && kindOfExtension[extension]) || null;
}

export function checkSize(size: number, kind: UploadKind): void {
  const { maxBytes } = limits.upload[kind];
  if (size > maxBytes) throw tooLarge(maxBytes);
}

/** Why a file that we don't take is refused; one that is called what we take is told what is wrong with it. */
export function refusalOfUnknown(name: string, actual: string): Refusal {
  const claimed = endingOf(name);
  const kind = kindOf(claimed);
  if (kind === null)
    return new Refusal(uploadErrors.unsupportedType, { values: { type: claimed || '未知' } });
  return new Refusal(uploadErrors.mismatch, { values: { kind: kindNames[kind], claimed, actual } });
}

export function tooLarge(maxBytes: number): Refusal {
  return new Refusal(uploadErrors.tooLarge, { values: { megabytes: maxBytes / MEGABYTE } });
}

/** A name for showing: without folders, control characters or a reversed reading direction. */
export function showableName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  return shortName(plain);
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
