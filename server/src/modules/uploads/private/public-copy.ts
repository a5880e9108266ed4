import type { Tx } from '../../../db/database.ts';
import type { Context } from '../../../frame/context.ts';
import { keyOfUrl } from '../../../platform/storage/file-places.ts';
import { discardUnlessKept, redraw, toRefusal } from '../keep-file.ts';
import { insertUpload, type NewUpload } from '../upload.queries.ts';
import type { UploadFacts } from '../use.queries.ts';
import { copyFiles } from './copy-files.ts';
import { withLocalCopy } from './local-copy.ts';

export type Copier = Pick<Context, 'storage' | 'config' | 'independentDb' | 'signal'>;

/** The public picture of a private one: files that are there already, and no row yet. */
export type PublicCopy = Omit<NewUpload, 'source_url'>;

export type CopyOf = {
  userId: number;
  picture: Pick<UploadFacts, 'kind' | 'url' | 'name' | 'width' | 'height' | 'blur' | 'widths'>;
  /** The number that is written all over the copy; null leaves it as it is. */
  mark: string | null;
  /** Kept byte for byte as it was sent: what everybody sees is drawn anew, without what was hidden in the file. */
  isOriginal?: boolean;
};

// It was within its limits when it was sent, and has become smaller since; this only stops what would never end.
const REDRAW_CPU_MS = 30_000;

/**
 * Makes what everybody may see of a private picture, before the work, which must do its transaction inside and writes the
 * row with `insertCopy`. What no row names afterwards is removed. Null when the files are gone.
 */
export async function withPublicCopy<T>(
  copier: Copier,
  of: CopyOf,
  work: (copy: PublicCopy | null) => Promise<T>,
): Promise<T> {
  const isDrawn = of.mark !== null || of.isOriginal === true;
  const copy = isDrawn ? await draw(copier, of) : await copyAsItIs(copier, of);
  if (!copy) return work(null);
  try {
    return await work(copy);
  } finally {
    await discardUnlessKept(copier, copy);
  }
}

/** What it takes of the storage is ours to bear: the picture itself was counted. */
export async function insertCopy(tx: Tx, userId: number, copy: PublicCopy, now: Date): Promise<number> {
  return insertUpload(tx, userId, copy, now);
}

async function copyAsItIs({ storage }: Copier, { picture }: CopyOf): Promise<PublicCopy | null> {
  const { kind, name, width, height, blur, widths } = picture;
  const url = await copyFiles(storage, picture, 'public');
  return url === null ? null : { kind, name, byte_size: 0, url, width, height, blur, widths };
}

async function draw(copier: Copier, { userId, picture, mark }: CopyOf): Promise<PublicCopy | null> {
  try {
    return await withLocalCopy(copier, keyOfUrl(picture.url), async (path) => {
      const drawn = await redraw(copier, {
        path,
        owner: userId,
        place: 'public',
        use: { purpose: 'work', mark },
        cpuMs: REDRAW_CPU_MS,
      });
      return { kind: picture.kind, name: picture.name, byte_size: 0, ...drawn };
    });
  } catch (error) {
    throw toRefusal(error);
  }
}
