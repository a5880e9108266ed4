import { limits } from '@zaojie/contract/limits';
import type { Tx } from '../../../db/database.ts';
import { scheduleJob } from '../../../platform/jobs/schedule-job.ts';
import { isDrawable } from '../../../platform/images/open-image.ts';
import type { OriginalUpload } from '../pieces/original.queries.ts';
import type { UploadUse } from '../use.queries.ts';
import { insertPreview, type PreviewPlace } from './preview.queries.ts';

declare module '../../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'draw-preview': PreviewPlace;
  }
}

export type PreviewWish = {
  original: Pick<OriginalUpload, 'id' | 'mime' | 'byte_size'>;
  /** Digits that are written all over the preview, beside our seal: whose it is, or which order it belongs to. */
  mark: string;
  /** What shows it, and who may read. It needn't be who may read the original. */
  use: UploadUse;
};

/**
 * Has a smaller picture with a mark burnt into it drawn, which can be shown while the original isn't handed out. It is a
 * private file with an id of its own, read from `listPreviews`, and goes when `use` is released. Says whether there will
 * be one: only of pictures, and not of the very largest.
 */
export async function makeProtectedPreview(tx: Tx, wish: PreviewWish, now: Date): Promise<boolean> {
  const { original, mark, use } = wish;
  if (!isDrawable(original.mime) || original.byte_size > limits.pieces.preview.maxBytes) return false;
  const { kind, ownerId } = use;
  await insertPreview(tx, { uploadId: original.id, use, mark }, now);
  await scheduleJob(tx, 'draw-preview', { uploadId: original.id, kind, ownerId });
  return true;
}
