import type { Tx } from '../../db/database.ts';
import { useUploads } from '../uploads/index.ts';
import { showOutcome } from './change-works.ts';
import { insertWork, lockShelf, setShown, type NewWork } from './work.queries.ts';
import { useOfMaster, useOfShown } from './work.rules.ts';

export type HungWork = Omit<NewWork, 'userId'> & {
  /** What others see; null hides it. */
  shownId: number | null;
};

/** Hangs works whose pictures are there already, the last one in front. */
export async function hangWorks(
  tx: Tx,
  userId: number,
  works: readonly HungWork[],
  now: Date,
): Promise<void> {
  await lockShelf(tx, userId);
  for (const { shownId, ...work } of works) {
    const id = await insertWork(tx, { ...work, userId });
    if (id === null) continue;
    await useUploads(tx, useOfMaster(id, userId), [{ id: work.masterId }]);
    if (shownId === null) continue;
    await setShown(tx, id, { uploadId: shownId, isWatermarked: false });
    await useUploads(tx, useOfShown(id), [{ id: shownId }]);
  }
  await showOutcome(tx, userId, now);
}
