import type { Readable } from 'node:stream';

export type StoredFile = { stream: Readable; size: number };

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

export type PutOptions = {
  contentType: string;
  /** Of a stream, when known: spares a service that asks for it beforehand from holding the whole. */
  byteSize?: number;
};

/** Where files live. A key names one file for good: its bytes are written whole or not at all. */
export type Storage = {
  put(key: string, bytes: Buffer | Readable, options: PutOptions): Promise<void>;
  /** The size is the whole file's, also when only a part of it is read. */
  read(key: string, range?: ByteRange): Promise<StoredFile | null>;
  sizeOf(key: string): Promise<number | null>;
  /** Deleting what isn't there is fine: the wished-for state is reached. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
};

// Folders carry no dot and files exactly one, so no key can need a folder where another key has its file.
const keyPattern = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.[a-z0-9]+$/;
const KEY_MAX = 200;

/** Keys reach us through addresses too; whatever passes here can't leave the storage folder. */
export function isStorageKey(key: string): boolean {
  return key.length <= KEY_MAX && keyPattern.test(key);
}

export class InvalidStorageKey extends Error {
  constructor(key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, KEY_MAX))}`);
  }
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** There is no room left for what was to be written. */
export function isStorageFull(error: unknown): boolean {
  return fullCodes.has((error as NodeJS.ErrnoException | null)?.code ?? '');
}
