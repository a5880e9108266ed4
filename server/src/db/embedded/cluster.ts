import { randomBytes } from 'node:crypto';
import { cp, lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import type { Binaries } from './binaries.ts';
import { defaultClusterFolder, locateCluster, recordLocation } from './cluster-location.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { canEnter } from './run-as-user.ts';
import { type Account, runCommand } from './run-command.ts';

type Options = {
  dataDir: string;
  account: Account | null;
  binaries: Binaries;
  /** Where a cluster may live when its account can't enter the data folder. */
  otherPlaces: string[];
  log: (line: string) => void;
};

/** Returns the folder of a cluster that isn't running and that the account can run. */
export async function openCluster(options: Options): Promise<string> {
  const existing = await locateCluster(options.dataDir);
  if (existing === null) return await createCluster(options);
  await refuseOtherVersion(existing, options.binaries);
  await giveClusterTo(existing, options.account);
  if (await canEnter(existing, options.account)) return existing;
  return await moveCluster(existing, options);
}

async function createCluster(options: Options): Promise<string> {
  options.log('首次启动，正在建立数据库…');
  if (await canEnter(options.dataDir, options.account)) {
    const fresh = await initialiseCluster(options.dataDir, options);
    try {
      await rename(fresh, defaultClusterFolder(options.dataDir));
    } catch (error) {
      await rm(fresh, { recursive: true, force: true });
      if ((await locateCluster(options.dataDir)) === null) throw error; // else another process was first
    }
  } else {
    const place = await chooseOtherPlace(options);
    const fresh = await initialiseCluster(place, options);
    await settleElsewhere(fresh, newName(place), options);
  }
  const settled = await locateCluster(options.dataDir);
  if (settled === null) throw new Error(`the cluster just made in ${options.dataDir} is gone`);
  return settled;
}

/** The old folder stays whole until the new one is complete, on disk and on record. */
async function moveCluster(from: string, options: Options): Promise<string> {
  const to = newName(await chooseOtherPlace(options));
  try {
    await cp(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    await giveTreeTo(to, options.account);
    const sync = await runCommand(options.binaries.initdb, ['--sync-only', '-D', to], options);
    if (sync.exitCode !== 0) throw new Error(`can't sync ${to}: ${sync.output}`);
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
  if (await recordLocation(options.dataDir, to)) {
    options.log(`数据库已从 ${from} 搬到 ${to}：运行它的用户进不去原来的文件夹`);
    await rm(from, { recursive: true, force: true });
  } else {
    await rm(to, { recursive: true, force: true });
  }
  return (await locateCluster(options.dataDir)) ?? to;
}

async function settleElsewhere(fresh: string, to: string, options: Options): Promise<void> {
  await rename(fresh, to);
  if (await recordLocation(options.dataDir, to)) {
    options.log(`数据库放在 ${to}：运行它的用户进不去 ${options.dataDir}`);
  } else {
    await rm(to, { recursive: true, force: true });
  }
}

function newName(place: string): string {
  return join(place, `postgres-${randomBytes(6).toString('hex')}`);
}

async function chooseOtherPlace({ otherPlaces, account, dataDir }: Options): Promise<string> {
  for (const place of otherPlaces) {
    const made = await mkdir(place, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    if (made && (await canEnter(place, account))) return place;
  }
  throw new StartupError(
    `运行数据库的用户 ${account?.name ?? ''} 进不去 ${dataDir}，也没有别的地方可放；请用 DATA_DIR 指定一个其他用户可以进入的文件夹，或设置 DATABASE_URL。`,
  );
}

async function refuseOtherVersion(folder: string, binaries: Binaries): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === binaries.majorVersion) return;
  throw new StartupError(
    `${folder} 由 PostgreSQL ${version} 建立，而内置的是 ${binaries.majorVersion}；请用原来的版本运行 npm run backup，再用新版本恢复，或设置 DATABASE_URL。`,
  );
}

async function giveClusterTo(folder: string, account: Account | null): Promise<void> {
  const { uid } = await stat(folder);
  if (account === null) {
    if (process.getuid === undefined || uid === process.getuid()) return;
    throw new StartupError(
      `数据库文件夹 ${folder} 属于另一个用户（uid ${uid}）；请用那个用户（或 root）启动，或用 DATA_DIR 指定别的文件夹。`,
    );
  }
  if (uid !== account.uid) await giveTreeTo(folder, account);
}

async function giveTreeTo(folder: string, account: Account | null): Promise<void> {
  if (account === null) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  await lchown(folder, account.uid, account.gid); // last: an interrupted hand-over is noticed and done again
}
