import { mkdir, access, constants } from 'node:fs/promises';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { startEmbeddedEngine } from './embedded/engine.ts';

export type OpenedDatabase = { connectionString: string; stop(): Promise<void> };

/** Finds the database that the settings name: a server by address, or the engine that we bring along. */
export async function openDatabase(config: Config, log: (line: string) => void): Promise<OpenedDatabase> {
  await ensureDataDir(config.dataDir);
  if (config.databaseUrl === null) return startEmbeddedEngine({ dataDir: config.dataDir, log });
  await ensureReachable(config.databaseUrl);
  return { connectionString: config.databaseUrl, stop: async () => {} };
}

async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartupError(`数据目录 ${dataDir} 不可写：请检查权限，或用 DATA_DIR 换一个目录。`);
  }
}

async function ensureReachable(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(rows[0]?.version) < 150_000)
      throw new StartupError('DATABASE_URL 指向的 PostgreSQL 版本过低：至少需要 15。');
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      '连不上 DATABASE_URL 指向的数据库：请检查地址、账号和网络，或去掉它改用内置数据库。',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
