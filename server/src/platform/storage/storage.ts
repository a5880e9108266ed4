import type { Readable } from 'node:stream';

export type StoredFile = { stream: Readable; size: number };

/** Where files live. A key names one file for good: its bytes are written whole or not at all. */
export type Storage = {
  put(key: string, bytes: Buffer | Readable, options: { contentType: string }): Promise<void>;
  read(key: string): Promise<StoredFile | null>;
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
