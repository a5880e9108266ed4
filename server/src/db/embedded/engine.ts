import { StartupError } from '../../startup-error.ts';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { locateCluster, openDataDir } from './cluster-location.ts';
import { DATABASE, readPassword, resetPassword, ROLE } from './initialise-cluster.ts';
import { joinServer } from './join.ts';
import { findNativePackage, type NativePackage } from './platform-package.ts';
import { findPostmaster, shutDown } from './postmaster.ts';
import { chooseAccount, isRoot, ownerOf } from './run-as-user.ts';
import type { Account } from './run-command.ts';
import type { ServerSettings } from './server-settings.ts';
import { supervise } from './supervise.ts';

export type EmbeddedEngine = { connectionString: string; stop(): Promise<void> };

type Options = {
  dataDir: string;
  log: (line: string) => void;
  /** For databases that needn't outlive their process, such as those of tests. */
  settings?: ServerSettings;
};

/** What root falls back to for things its unprivileged account can't reach. */
export type Places = { binaryCopies: string[]; clusters: string[] };

const SYSTEM_PLACES: Places = {
  binaryCopies: ['/var/cache', '/var/tmp'],
  clusters: ['/var/lib/zaojie', '/srv/zaojie'],
};

/**
 * `stop()` stops the server unless another living process still uses it; the last one to leave stops it. A server
 * left over by a killed process is taken over as it is.
 */
export async function startEmbeddedEngine(options: Options): Promise<EmbeddedEngine> {
  try {
    return await startEngine(options, findNativePackage(), SYSTEM_PLACES);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const { message } = error as Error;
    throw new StartupError(`内置数据库没能启动（${message}）；请按此处理，或设置 DATABASE_URL。`, {
      cause: error,
    });
  }
}

export async function startEngine(
  options: Options,
  source: NativePackage,
  places: Places,
): Promise<EmbeddedEngine> {
  const dataDir = await openDataDir(options.dataDir);
  const running = await findRunningCluster(dataDir);
  const account = running === null ? await chooseAccount(dataDir) : isRoot() ? await ownerOf(running) : null;
  const copyPlaces = isRoot() ? places.binaryCopies : [dataDir];
  const binaries = await prepareBinaries({ source, account, copyPlaces, log: options.log });
  const folder =
    running ??
    (await openCluster({ dataDir, account, binaries, otherPlaces: places.clusters, log: options.log }));

  const parts = { folder, account, binaries, log: options.log };
  const cluster = {
    ...parts,
    password: await findPassword(parts),
    ...(options.settings && { settings: options.settings }),
  };
  const presence = await joinServer(cluster);
  return {
    connectionString: `postgresql://${ROLE}:${cluster.password}@127.0.0.1:${presence.port}/${DATABASE}`,
    stop: supervise(cluster, presence),
  };
}

async function findRunningCluster(dataDir: string): Promise<string | null> {
  const folder = await locateCluster(dataDir);
  return folder !== null && (await findPostmaster(folder)) !== null ? folder : null;
}

async function findPassword(parts: {
  folder: string;
  account: Account | null;
  binaries: Binaries;
  log: (line: string) => void;
}): Promise<string> {
  const known = await readPassword(parts.folder);
  if (known !== null) return known;
  parts.log('数据库的密码文件不见了，正在重新设置密码…');
  if ((await findPostmaster(parts.folder)) !== null) await shutDown(parts);
  return await resetPassword(parts.folder, parts);
}
