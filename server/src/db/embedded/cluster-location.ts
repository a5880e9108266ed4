import { link, mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartupError } from '../../startup-error.ts';

export async function openDataDir(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    return await realpath(path);
  } catch (error) {
    throw new StartupError(
      `无法使用数据文件夹 ${resolve(path)}（${(error as NodeJS.ErrnoException).code}）；请检查它的权限，或用 DATA_DIR 指定别的文件夹。`,
      { cause: error },
    );
  }
}

export function defaultClusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** Names the folder of a cluster that couldn't stay in the data folder; without it, the cluster is in `postgres`. */
function locationFile(dataDir: string): string {
  return join(dataDir, 'postgres-location');
}

/** The existing cluster, or null on the very first start. Never guesses: an unreachable cluster is an error. */
export async function locateCluster(dataDir: string): Promise<string | null> {
  const recorded = await readFile(locationFile(dataDir), 'utf8').catch(() => null);
  if (recorded !== null) {
    const folder = recorded.trim();
    if (await isCluster(folder)) return await realpath(folder);
    throw new StartupError(
      `数据库原来放在 ${folder}（记录在 ${locationFile(dataDir)}），现在那里没有数据库；请把它放回原处，或设置 DATABASE_URL，确定不要旧数据时可删除该记录文件。`,
    );
  }
  const folder = defaultClusterFolder(dataDir);
  if (await isCluster(folder)) return await realpath(folder);
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new StartupError(`${folder} 里有文件，但不是数据库；请把它移走，或用 DATA_DIR 指定别的文件夹。`);
  }
  return null;
}

/** False when another process recorded a place first: that one counts. */
export async function recordLocation(dataDir: string, folder: string): Promise<boolean> {
  const fresh = `${locationFile(dataDir)}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  await writeFile(fresh, `${folder}\n`, { flush: true });
  try {
    await link(fresh, locationFile(dataDir)); // unlike rename, refuses to replace
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(fresh, { force: true });
  }
}

async function isCluster(folder: string): Promise<boolean> {
  try {
    await stat(join(folder, 'PG_VERSION'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return false;
    throw new StartupError(
      `数据库文件夹 ${folder} 属于另一个用户；请用当初启动它的用户（或 root）启动，或用 DATA_DIR 指定别的文件夹。`,
      { cause: error },
    );
  }
}
