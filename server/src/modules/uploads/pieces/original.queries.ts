import type { UploadPurpose } from '@zaojie/contract/uploads/piece.schemas';
import type { Db, Tx } from '../../../db/database.ts';
import type { OriginalFacts } from '../upload.queries.ts';
import { factColumns, type UploadFacts } from '../use.queries.ts';

/** A file that is kept byte for byte. */
export type OriginalUpload = UploadFacts & OriginalFacts;

function originals(db: Db | Tx, ids: readonly number[]) {
  return db
    .selectFrom('uploads')
    .select([...factColumns, 'purpose', 'mime', 'sha256'])
    .where('id', 'in', [...ids])
    .where('purpose', 'is not', null)
    .$narrowType<OriginalFacts>();
}

/** What is known of them, in no order; those that are gone or no originals are left out. */
export async function getUploadFacts(db: Db | Tx, ids: readonly number[]): Promise<OriginalUpload[]> {
  return ids.length === 0 ? [] : originals(db, ids).execute();
}

export type ClaimedOriginals = {
  /** In the order in which they were named. */
  uploads: OriginalUpload[];
  /** Nobody's, somebody else's, sent for something else, or swept away. */
  missing: number[];
};

/**
 * One's own originals of one purpose. As with `claimUploads`, nothing can take them until the transaction ends, in which
 * `useUploads` has to say what uses them and who may read.
 */
export async function claimPieceUploads(
  tx: Tx,
  { userId, ids, purpose }: { userId: number; ids: readonly number[]; purpose: UploadPurpose },
): Promise<ClaimedOriginals> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return { uploads: [], missing: [] };
  const rows = await originals(tx, wanted)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return {
    uploads: wanted.flatMap((id) => found.get(id) ?? []),
    missing: wanted.filter((id) => !found.has(id)),
  };
}
