import type { ImageRefusalReason } from '../image-refused.ts';
import type { PictureUse, ProcessedImage } from '../process-image.ts';

export type DrawJob = { path: string; cpuMs: number; use: PictureUse };

export type DrawResult = { image: ProcessedImage } | { refused: ImageRefusalReason } | { failed: string };

const BASE_MS = 1500;
const MS_PER_MEGABYTE = 1000;
const MEGABYTE = 1024 * 1024;

/** Whoever sends more bytes may have more work done: half a megabyte is worth two seconds of a processor. */
export function cpuLimitMs(byteSize: number): number {
  return BASE_MS + (byteSize / MEGABYTE) * MS_PER_MEGABYTE;
}
