import { assetLimits, previewOfMime } from '@zaojie/contract/assets/asset-words';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { ContextFor } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { ArchiveRefused, readArchive, type ArchiveFacts } from '../../../platform/archives/read-archive.ts';
import { keyOfUrl } from '../../../platform/storage/file-places.ts';
import {
  claimPieceUploads,
  withLocalCopy,
  withPictureOf,
  type OriginalUpload,
  type PublicCopy,
} from '../../uploads/index.ts';

export type Inspected = {
  original: OriginalUpload;
  /** Of a zip that could be read. */
  archive: ArchiveFacts | null;
  /** Drawn from a picture; no row yet. */
  picture: PublicCopy | null;
};

type Member = ContextFor<'member'>;

/** The viewer's own file that was sent for an asset. */
async function findOwnFile(context: Member, uploadId: number): Promise<OriginalUpload> {
  const { userId } = context.viewer;
  const { uploads } = await context.transaction((tx) =>
    claimPieceUploads(tx, { userId, ids: [uploadId], purpose: 'asset' }),
  );
  const [original] = uploads;
  if (!original) throw new Refusal(assetErrors.foreignFile);
  return original;
}

async function readOwnArchive(path: string): Promise<ArchiveFacts | null> {
  try {
    return await readArchive(path, assetLimits.archive);
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    throw new Refusal(error.reason === 'bomb' ? assetErrors.archiveBomb : assetErrors.escapingArchive);
  }
}

/**
 * Looks at a file before anything is written of it: draws a picture, reads what is in an archive. The work does its
 * transaction inside.
 */
export async function withInspected<T>(
  context: Member,
  uploadId: number,
  work: (inspected: Inspected) => Promise<T>,
): Promise<T> {
  const original = await findOwnFile(context, uploadId);
  const preview = previewOfMime(original.mime);
  const plain = { original, archive: null, picture: null };
  if (preview !== 'picture' && preview !== 'archive') return work(plain);
  const answer = await withLocalCopy(context, keyOfUrl(original.url), async (path) => {
    if (preview === 'archive') return { of: await work({ ...plain, archive: await readOwnArchive(path) }) };
    const { userId } = context.viewer;
    return withPictureOf(context, { path, name: original.name, userId }, async (picture) => ({
      of: await work({ ...plain, picture }),
    }));
  });
  if (answer === null) throw new Refusal(assetErrors.foreignFile);
  return answer.of;
}
