import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findServerRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations'))) folder = dirname(folder);
  return folder;
}

/** The server's folder, from its sources as well as from the built bundle. */
export const serverRoot = findServerRoot();
export const repositoryRoot = dirname(serverRoot);
