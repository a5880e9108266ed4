import type { Licence } from '@zaojie/contract/orders/licence.schemas';

type LicensedFile = Licence['files'][number];

/** `unable`: this browser can't reckon it here, which it does over https only. */
export type FileVerdict =
  | { kind: 'same'; file: LicensedFile }
  | { kind: 'other' }
  | { kind: 'unable' }
  | { kind: 'unread' };

export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a file is one of those that the licence is about, byte for byte. Nothing leaves the browser. */
export async function compareFile(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  files: readonly LicensedFile[],
): Promise<FileVerdict> {
  const alike = files.filter(({ size }) => size === file.size);
  // Another length can't be the same bytes, so a large stranger needn't be read.
  if (alike.length === 0) return { kind: 'other' };
  if (typeof crypto === 'undefined' || !('subtle' in crypto)) return { kind: 'unable' };
  try {
    const hash = await sha256Of(await file.arrayBuffer());
    const found = alike.find(({ sha256 }) => sha256.toLowerCase() === hash);
    return found === undefined ? { kind: 'other' } : { kind: 'same', file: found };
  } catch {
    return { kind: 'unread' };
  }
}

/** In groups of four, as people compare them. */
export function groupedHash(hash: string): string {
  return hash.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
