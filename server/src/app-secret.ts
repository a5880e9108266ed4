import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The setting, or else one made at the first start and kept in the data folder. */
export async function loadAppSecret(config: Config): Promise<string> {
  if (config.appSecret !== null) return config.appSecret;
  const file = join(config.dataDir, 'app-secret');
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
