import { createHash } from 'node:crypto';
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { restoreLibrarySymlinks } from './library-symlinks.ts';
import type { NativePackage } from './platform-package.ts';

/**
 * Puts the programs under `place` and returns their folder. The name carries a hash of the contents and the copy
 * appears by one rename, so several starters, versions and installations can't meet a half or foreign copy.
 */
export async function copyBinaries(source: NativePackage, place: string): Promise<string> {
  const fingerprint = await fingerprintOf(source.folder);
  const final = join(place, `zaojie-postgres-${source.version}-${fingerprint.slice(0, 16)}`);
  if (await isIntact(final, fingerprint)) return join(final, 'native');

  await mkdir(place, { recursive: true });
  const fresh = await mkdtemp(`${final}.partial-`);
  try {
    await cp(source.folder, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
    await openToEveryone(fresh);
    await restoreLibrarySymlinks(join(fresh, 'native'));
    if ((await fingerprintOf(join(fresh, 'native'))) !== fingerprint) throw new Error(`bad copy in ${fresh}`);
    await settle(fresh, final, fingerprint);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return join(final, 'native');
}

async function settle(fresh: string, final: string, fingerprint: string): Promise<void> {
  try {
    await rename(fresh, final);
  } catch (error) {
    if (await isIntact(final, fingerprint)) return; // another starter was first
    if (!(await isOurs(final))) throw error;
    const damaged = `${fresh}.damaged`;
    await rename(final, damaged);
    await rename(fresh, final);
    await rm(damaged, { recursive: true, force: true });
  }
}

async function isIntact(folder: string, fingerprint: string): Promise<boolean> {
  if (!(await isOurs(folder)) || ((await stat(folder)).mode & 0o022) !== 0) return false;
  const native = join(folder, 'native');
  const found = await fingerprintOf(native).catch(() => null);
  if (found !== fingerprint) return false;
  await restoreLibrarySymlinks(native);
  return true;
}

/** The place may be open to everyone, like /var/tmp: a folder somebody else put there must never be run. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  if (found === null || !found.isDirectory()) return false;
  return process.getuid === undefined || found.uid === process.getuid();
}

async function fingerprintOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const whole = createHash('sha256');
  for (const path of files.sort()) {
    const contents = await readFile(path);
    whole.update(`${relative(folder, path)}\0${contents.length}\0`).update(contents);
  }
  return whole.digest('hex');
}

async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      if (entry.isDirectory()) await chmod(path, 0o755);
      if (!entry.isFile()) return;
      const isProgram = basename(entry.parentPath) === 'bin' || ((await stat(path)).mode & 0o100) !== 0;
      await chmod(path, isProgram ? 0o755 : 0o644);
    }),
  );
}
