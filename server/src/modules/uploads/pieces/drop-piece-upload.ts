import type { Tx } from '../../../db/database.ts';
import { scheduleRemoval, scheduleRemovalOf } from '../remove-files.ts';
import { deleteUnused } from '../use.queries.ts';
import { deletePieceUploads, type PieceUpload } from './piece.queries.ts';

/** Gives up a locked one with all that came; a file that came of it stays if something uses it. */
export async function dropPieceUpload(
  tx: Tx,
  { id, upload_id }: Pick<PieceUpload, 'id' | 'upload_id'>,
): Promise<void> {
  await scheduleRemovalOf(tx, await deletePieceUploads(tx, [id]));
  if (upload_id !== null) await scheduleRemoval(tx, await deleteUnused(tx, [upload_id]));
}
