import type { Tx } from '../../db/database.ts';
import { insertCopy, useUploads, type PublicCopy } from '../uploads/index.ts';
import { scheduleRedraw } from './redraw-works.ts';
import { setShown, type Shelf } from './work.queries.ts';
import { useOfShown } from './work.rules.ts';

export type ShownAs = { copy: PublicCopy; isWatermarked: boolean };

/** Others see this picture of the work from now on, and the one before no longer. */
export async function showWork(
  tx: Tx,
  work: { id: number; userId: number },
  { copy, isWatermarked }: ShownAs,
  { shelf, now }: { shelf: Shelf; now: Date },
): Promise<void> {
  const uploadId = await insertCopy(tx, work.userId, copy, now);
  await setShown(tx, work.id, { uploadId, isWatermarked });
  await useUploads(tx, useOfShown(work.id), [{ id: uploadId }]);
  // Somebody turned the switch while the picture was drawn.
  if (shelf.has_watermark !== isWatermarked) await scheduleRedraw(tx, work.userId);
}
