import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../frame/context.ts';
import { keyOfUrl } from '../../../platform/storage/file-places.ts';

/** An address stays the same for half an hour, so that browsers keep what they fetched, and is good for half to one. */
const BUCKET_SECONDS = 30 * 60;

export type Signing = Pick<Services, 'secret' | 'now'>;

/** Nobody has this number: an address for it opens what everybody may read, and closes with that. */
export const ANYBODY = 0;

export type FileAddress = {
  uploadId: number;
  readerId: number;
  /** In seconds. */
  until: number;
  /** Of the file; sizes of a picture differ in it. */
  name: string;
};

const pattern =
  /^\/private-files\/([1-9]\d{0,14})\/(0|[1-9]\d{0,14})\.([1-9]\d{0,11})\.([\w-]{43})\/([a-z0-9_-]+\.[a-z0-9]+)$/;

/**
 * Where this reader finds a file that isn't for everybody. Whoever holds the address is taken for its reader, for as
 * long as it is good and its reader may read.
 */
export function addressFor(
  { secret, now }: Signing,
  readerId: number,
  upload: { id: number; url: string },
): string {
  const bucket = Math.floor(now().getTime() / 1000 / BUCKET_SECONDS);
  const grant = { uploadId: upload.id, readerId, until: (bucket + 2) * BUCKET_SECONDS };
  const name = keyOfUrl(upload.url).split('/').at(-1) ?? '';
  return `/private-files/${upload.id}/${readerId}.${grant.until}.${sign(secret, grant)}/${name}`;
}

/** Null for what we didn't sign. Whether it is still good is another question. */
export function readAddress(secret: string, path: string): FileAddress | null {
  const [, upload, reader, until, signature = '', name = ''] = pattern.exec(path) ?? [];
  if (name === '') return null;
  const grant = { uploadId: Number(upload), readerId: Number(reader), until: Number(until) };
  const expected = Buffer.from(sign(secret, grant));
  return timingSafeEqual(expected, Buffer.from(signature)) ? { ...grant, name } : null;
}

function sign(secret: string, { uploadId, readerId, until }: Omit<FileAddress, 'name'>): string {
  const text = `private-file\0${uploadId}\0${readerId}\0${until}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}
