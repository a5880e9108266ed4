import { limits } from '@zaojie/contract/limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Db, Tx } from '../../db/database.ts';
import { Refusal } from '../../frame/refusal.ts';
import { getUsedBytes, lockUploadsOf } from './upload.queries.ts';

export async function checkQuota(db: Db | Tx, userId: number, bytes: number): Promise<void> {
  const used = await getUsedBytes(db, userId);
  if (used + bytes > limits.upload.quotaBytes) throw new Refusal(uploadErrors.quota);
}

/** Holds the person's count until the transaction ends; the row that uses the bytes has to be written in it. */
export async function takeFromQuota(tx: Tx, userId: number, bytes: number): Promise<void> {
  await lockUploadsOf(tx, userId);
  await checkQuota(tx, userId, bytes);
}
