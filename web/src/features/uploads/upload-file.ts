import type { Picture, Uploaded } from '@zaojie/contract/uploads/upload.schemas';
import { ApiFailure, NetworkFailure } from '../../api/client.ts';
import { needsChunks } from './chunk-plan.ts';
import { uploadInChunks, type SendOptions } from './chunked-upload.ts';
import { compressImage } from './compress-image.ts';
import { refusalOf, type UploadKind } from './upload-checks.ts';
import { uploadRequest } from './upload-request.ts';

/** The file was refused before anything was sent. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

export interface UploadOptions extends SendOptions {
  /** What may be sent from here; everything the server takes when left out. */
  kinds?: readonly UploadKind[] | undefined;
  /** Takes files that go out whole; those in pieces always go to the usual address. */
  address?: string | undefined;
  /** Sent whole and as it is, for an address that keeps works in full size. */
  isKept?: true | undefined;
}

/** Checks, compresses and sends one file. */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<Uploaded> {
  const refusal = refusalOf(file, options.kinds);
  if (refusal !== null) throw new FileRefused(refusal);
  if (options.isKept) return uploadWhole(file, options);
  const compressed = await compressImage(file, options.signal);
  if (needsChunks(compressed.size)) return uploadInChunks(compressed, options);
  return uploadWhole(compressed, options);
}

/** A picture for a post. */
export async function uploadPicture(file: File, options: SendOptions = {}): Promise<Picture> {
  const { url, width, height, blur, widths } = await uploadFile(file, { ...options, kinds: ['image'] });
  return { url, width: width ?? 1, height: height ?? 1, blur, widths };
}

/** The sentence for an upload that did not work; the fallback says what was being sent. */
export function uploadMessageOf(error: unknown, fallback: string): string {
  const isReadable =
    error instanceof FileRefused || error instanceof ApiFailure || error instanceof NetworkFailure;
  return isReadable && error.message !== '' ? error.message : fallback;
}

async function uploadWhole(file: File, { signal, onProgress, address }: UploadOptions): Promise<Uploaded> {
  const body = new FormData();
  body.set('file', file, file.name);
  const onSent = (bytes: number) => onProgress?.(Math.min(1, bytes / file.size));
  return (await uploadRequest({ method: 'POST', address, body, signal, onSent })) as Uploaded;
}
