import { userErrors } from '@zaojie/contract/users/user.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimUploads, releaseUploads, useUploads } from '../../uploads/index.ts';

/** The person's portrait or background is this upload of theirs from now on, or none; the one before is released. */
export async function setOwnPicture(
  tx: Tx,
  userId: number,
  kind: 'avatar' | 'background',
  url: string,
): Promise<void> {
  if (url === '') return releaseUploads(tx, { kind, ownerId: userId });
  const { uploads } = await claimUploads(tx, { userId, urls: [url] });
  if (uploads.length !== 1 || uploads[0]?.kind !== 'image') throw new Refusal(userErrors.foreignPicture);
  await useUploads(tx, { kind, ownerId: userId, readers: 'everybody' }, uploads);
}
