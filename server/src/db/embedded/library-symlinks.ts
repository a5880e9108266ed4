import { lstat, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

type Link = { source: string; target: string };

/**
 * npm can't ship symlinks, so the package lists them and makes them in an install script, which many people switch
 * off. Several processes may do this at once: each link is made under a name of its own and renamed into place.
 */
export async function restoreLibrarySymlinks(nativeDir: string): Promise<void> {
  for (const { source, target } of await listLinks(nativeDir)) {
    const path = join(dirname(nativeDir), target);
    if (await resolves(path)) continue;
    const fresh = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`;
    await symlink(basename(source), fresh);
    try {
      await rename(fresh, path);
    } catch (error) {
      await rm(fresh, { force: true });
      throw error;
    }
  }
}

export async function listLinks(nativeDir: string): Promise<Link[]> {
  const text = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as Link[];
  // Links only ever join two files of one folder; anything else isn't a list this code understands.
  return links.filter(({ source, target }) => dirname(source) === dirname(target) && !target.includes('..'));
}

async function resolves(path: string): Promise<boolean> {
  const link = await lstat(path).catch(() => null);
  if (link === null) return false;
  return (await stat(path).catch(() => null)) !== null;
}
