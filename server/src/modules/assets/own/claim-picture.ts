import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimUploads } from '../../uploads/index.ts';

/** One's own uploaded picture by its address. */
export async function claimPicture(tx: Tx, userId: number, url: string): Promise<number> {
  const { uploads } = await claimUploads(tx, { userId, urls: [url] });
  const [picture] = uploads;
  if (picture?.kind !== 'image') throw new Refusal(assetErrors.foreignPicture);
  return picture.id;
}
