import { transaction } from '../../../db/transaction.ts';
import type { Services } from '../../../frame/context.ts';
import { ImageRefused } from '../../../platform/images/image-refused.ts';
import type { StoredImage } from '../../../platform/images/store-image.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { keyOfUrl } from '../../../platform/storage/file-places.ts';
import { discardUnlessKept, redraw } from '../keep-file.ts';
import { withLocalCopy } from '../private/local-copy.ts';
import { insertUpload } from '../upload.queries.ts';
import { insertUses, type UploadUse } from '../use.queries.ts';
import {
  findWaitingPreview,
  lockPreview,
  settlePreview,
  type PreviewPlace,
  type WaitingPreview,
} from './preview.queries.ts';

// Twenty times what the largest picture takes; it only stops what would never end.
const CPU_MS = 60_000;

/** Runs again after a crash, and does nothing where the preview is there or no longer wanted. */
export async function drawPreview(
  services: Services,
  place: PreviewPlace,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services;
  const wanted = await findWaitingPreview(db, place);
  if (!wanted) return;
  const drawn = await draw(services, wanted, signal);
  try {
    await keep(services, place, drawn);
  } finally {
    if (drawn) await discardUnlessKept({ ...services, independentDb: db }, drawn);
  }
}

/** Null for what is called a picture and can't be drawn, or is gone. */
async function draw(
  services: Services,
  { url, user_id, mark }: WaitingPreview,
  signal: AbortSignal,
): Promise<StoredImage | null> {
  try {
    return await withLocalCopy(services, keyOfUrl(url), (path) =>
      redraw(
        { storage: services.storage, signal },
        { path, owner: user_id, place: 'private', use: { purpose: 'preview', mark }, cpuMs: CPU_MS },
      ),
    );
  } catch (error) {
    if (error instanceof ImageRefused) return null;
    throw error;
  }
}

async function keep({ db, now }: Services, place: PreviewPlace, drawn: StoredImage | null): Promise<void> {
  await transaction(db, async (tx) => {
    const wanted = await findWaitingPreview(tx, place, lockPreview);
    if (!wanted) return;
    // What it takes of the storage is ours to bear.
    const picture = drawn && { kind: 'image', name: wanted.name, byte_size: 0, ...drawn };
    const previewId = picture && (await insertUpload(tx, wanted.user_id, picture, now()));
    if (previewId !== null) await insertUses(tx, [{ ...useOf(place, wanted), uploadId: previewId }]);
    await settlePreview(tx, place, previewId);
    const { uploadId, kind, ownerId } = place;
    await emitEvent(tx, 'upload.previewed', { uploadId, kind, ownerId });
  });
}

function useOf({ kind, ownerId }: PreviewPlace, { readers, reader_ids }: WaitingPreview): UploadUse {
  const owner = { kind, ownerId };
  if (readers === 'everybody') return { ...owner, readers };
  if (readers === 'parties') return { ...owner, readers, readerIds: reader_ids };
  return { ...owner, readers, readerIds: [reader_ids[0] ?? 0] };
}
