import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { copyBinaries } from './copy-binaries.ts';
import { restoreLibrarySymlinks } from './library-symlinks.ts';
import type { NativePackage } from './platform-package.ts';
import { type Account, runCommand } from './run-command.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string; majorVersion: string };

type Trial = { binaries: Binaries } | { failure: string; isHopeless: boolean };

/** Programs that `account` can really run: where npm put them or, failing that, copied to the first place that works. */
export async function prepareBinaries(options: {
  source: NativePackage;
  account: Account | null;
  copyPlaces: string[];
  log: (line: string) => void;
}): Promise<Binaries> {
  const { source, account } = options;
  await restoreLibrarySymlinks(source.folder).catch(() => undefined); // read-only node_modules: the copy gets them
  let trial = await tryBinaries(source.folder, account);
  for (const place of options.copyPlaces) {
    if ('binaries' in trial || trial.isHopeless) break;
    const folder = await copyBinaries(source, place).catch(() => null);
    if (folder === null) continue;
    trial = await tryBinaries(folder, account);
    if ('binaries' in trial) options.log(`内置数据库的程序放在 ${folder}（原来的位置无法直接运行）`);
  }
  if ('binaries' in trial) return trial.binaries;
  throw new StartupError(
    `内置数据库的程序在这台机器上无法运行（${trial.failure}）；请设置 DATABASE_URL，改用 PostgreSQL 15 以上的服务器。`,
  );
}

async function tryBinaries(folder: string, account: Account | null): Promise<Trial> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', name + suffix);
  const binaries = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
  const results = await Promise.all(
    [binaries.initdb, binaries.postgres].map((file) => runCommand(file, ['--version'], { account })),
  );
  for (const { exitCode, output, spawnError } of results) {
    if (exitCode === 0) continue;
    // When the file is there, "not found" speaks of the loader it asks for: a system without glibc, such as Alpine.
    if (spawnError === 'ENOENT' && existsSync(binaries.postgres)) {
      return { failure: '系统缺少 glibc', isHopeless: true };
    }
    const isTooOld = output.includes('GLIBC_');
    const firstLine = output.trim().split('\n')[0] ?? '';
    return { failure: spawnError ?? (isTooOld ? 'glibc 版本过低' : firstLine), isHopeless: isTooOld };
  }
  const majorVersion = /\) (\d+)/.exec(results[1]?.output ?? '')?.[1] ?? '';
  return { binaries: { ...binaries, majorVersion } };
}
