import { limits } from '@zaojie/contract/limits';
import { keepDraft, readDraft } from '../../../api/drafts/draft-shelf.ts';
import { readSession } from '../../../api/session.ts';
import { chunkIdOf } from '../chunk-plan.ts';

/** An upload that was begun on this device: the same file, chosen again, goes on where it stopped. */
export interface RememberedUpload {
  id: number;
  /** Of name, size and time; what a browser knows without reading the bytes. */
  fingerprint: string;
  name: string;
  size: number;
  /** When it was begun; the server keeps it for a while only. */
  at: number;
}

const KEPT_MS = limits.pieces.keptHours * 3_600_000;

export const fingerprintOf = (file: File) => chunkIdOf(file);

// Kept where drafts are: whoever logs out takes them off the device.
const shelfOf = (place: string) => `pieces:${place}`;
const ownId = () => readSession()?.user.id ?? 0;

export function readRemembered(place: string): RememberedUpload[] {
  try {
    const stored: unknown = JSON.parse(readDraft(ownId(), shelfOf(place)) || '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

export function rememberUpload(place: string, upload: Omit<RememberedUpload, 'at'>): void {
  const others = readRemembered(place).filter(({ fingerprint }) => fingerprint !== upload.fingerprint);
  keep(place, [...others, { ...upload, at: Date.now() }]);
}

export function forgetUpload(place: string, id: number): void {
  keep(
    place,
    readRemembered(place).filter((upload) => upload.id !== id),
  );
}

function keep(place: string, uploads: readonly RememberedUpload[]): void {
  keepDraft(ownId(), shelfOf(place), uploads.length === 0 ? '' : JSON.stringify(uploads));
}

function isRemembered(value: unknown): value is RememberedUpload {
  const { id, fingerprint, name, size, at } = (value ?? {}) as Partial<RememberedUpload>;
  return (
    typeof id === 'number' &&
    typeof size === 'number' &&
    typeof at === 'number' &&
    Date.now() - at < KEPT_MS &&
    typeof fingerprint === 'string' &&
    typeof name === 'string'
  );
}
