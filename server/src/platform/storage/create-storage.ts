import { createDiskStorage } from './disk-storage.ts';
import type { S3Options } from './s3-storage.ts';
import type { Storage } from './storage.ts';

export type StorageConfig = { adapter: 'disk' } | ({ adapter: 's3' } & S3Options);

export async function createStorage(config: StorageConfig, folder: string): Promise<Storage> {
  if (config.adapter === 'disk') return createDiskStorage({ folder });
  // Loaded only where it is used: the client is larger than the rest of the server.
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(config);
}
