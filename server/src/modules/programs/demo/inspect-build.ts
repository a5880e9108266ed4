import { programLimits } from '@zaojie/contract/programs/program-limits';
import { demoErrors } from '@zaojie/contract/programs/program.errors';
import { ArchiveRefused, readArchive } from '../../../platform/archives/read-archive.ts';
import { readParts, type ArchivePart } from '../../../platform/archives/read-parts.ts';
import { Refusal } from '../../../frame/refusal.ts';

const { unpackedMaxBytes, filesMost } = programLimits.demo;
const limits = {
  entriesShown: 0,
  entriesMost: filesMost * 2,
  unpackedMaxBytes,
  /** Code and level data pack well; a thousand times is a bomb. */
  ratioMost: 200,
  ratioFromBytes: 20 * 1024 * 1024,
};

const ENTRY = 'index.html';
/** What systems add by themselves. */
const isLitter = (path: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|\.git\/)/.test(path);

async function check(path: string): Promise<void> {
  try {
    if ((await readArchive(path, limits)) === null) throw new Refusal(demoErrors.notArchive);
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    throw new Refusal(error.reason === 'bomb' ? demoErrors.archiveBomb : demoErrors.escapingArchive);
  }
}

/** Many pack the folder instead of what is in it: then that folder is where it begins. */
function rootOf(paths: readonly string[]): string | null {
  if (paths.includes(ENTRY)) return '';
  const folder = /^[^/]+\//.exec(paths[0] ?? '')?.[0];
  if (folder === undefined || !paths.includes(`${folder}${ENTRY}`)) return null;
  return paths.every((path) => path.startsWith(folder)) ? folder : null;
}

/** The files of a build to play, as they lie in its archive. Looks at the directory only: nothing is unpacked. */
export async function inspectBuild(path: string): Promise<ArchivePart[]> {
  await check(path);
  const all = await readParts(path).catch(() => null);
  if (all === null) throw new Refusal(demoErrors.notArchive);
  const parts = all.filter((part) => !isLitter(part.path));
  if (parts.length > filesMost) throw new Refusal(demoErrors.archiveBomb);
  const root = rootOf(parts.map((part) => part.path));
  if (root === null) throw new Refusal(demoErrors.noEntry);
  // Of two of one name the later one counts, as when it is unpacked.
  const byPath = new Map(
    parts.map((part) => {
      const short = part.path.slice(root.length);
      return [short, { ...part, path: short }];
    }),
  );
  return [...byPath.values()];
}
