import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Tx } from '../../db/database.ts';
import { lockStorefront, updateShowcase } from './storefront.queries.ts';

/** What the market shows of somebody's kept works; empty when they keep none. */
export async function setShowcase(
  tx: Tx,
  userId: number,
  pictures: readonly (Picture & { title: string })[],
): Promise<void> {
  await lockStorefront(tx, userId);
  await updateShowcase(tx, userId, pictures);
}
