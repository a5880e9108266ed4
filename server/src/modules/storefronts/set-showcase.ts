import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Tx } from '../../db/database.ts';
import { refreshStorefront } from './refresh-storefront.ts';
import { lockStorefront, updateShowcase } from './storefront.queries.ts';

/** What the market shows of somebody's kept works; empty when they keep none. */
export async function setShowcase(
  tx: Tx,
  userId: number,
  pictures: readonly (Picture & { title: string })[],
  now: Date,
): Promise<void> {
  const { hasShowcase } = await lockStorefront(tx, userId);
  await updateShowcase(tx, userId, pictures);
  if (hasShowcase !== pictures.length > 0) await refreshStorefront(tx, userId, now);
}
