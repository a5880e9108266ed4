import type { StorageConfig } from '../../config.ts';
import { guardPort } from '../guard-port.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

export async function createStorage(config: StorageConfig, folder: string): Promise<Storage> {
  if (config.adapter === 'disk') return guardPort('storage', createDiskStorage({ folder }));
  // Loaded only where it is used: the client is larger than the rest of the server.
  const { createS3Storage } = await import('./s3-storage.ts');
  return guardPort('storage', createS3Storage(config));
}
