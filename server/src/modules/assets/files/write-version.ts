import { previewOfMime } from '@zaojie/contract/assets/asset-words';
import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimPieceUploads, type OriginalUpload } from '../../uploads/index.ts';
import type { Inspected } from './inspect-file.ts';
import { insertVersion } from './version.queries.ts';

export type Measured = { peaks: readonly number[]; duration: number | null };

/** What a browser says of a picture's length is of no interest. */
function measuresOf(mime: string, { peaks, duration }: Measured) {
  const preview = previewOfMime(mime);
  const hasTime = preview === 'audio' || preview === 'video';
  return {
    peaks: preview === 'audio' ? [...peaks] : [],
    duration_ms: hasTime && duration !== null ? Math.round(duration * 1000) : null,
  };
}

export type VersionDraft = { name: string; note: string } & Measured;

/** Claims the file for good: it was looked at with no transaction open, and may have gone since. */
export async function claimFile(tx: Tx, userId: number, uploadId: number): Promise<OriginalUpload> {
  const claimed = await claimPieceUploads(tx, { userId, ids: [uploadId], purpose: 'asset' });
  const [original] = claimed.uploads;
  if (!original) throw new Refusal(assetErrors.foreignFile);
  return original;
}

export async function writeVersion(
  tx: Tx,
  assetId: number,
  { original, archive }: Pick<Inspected, 'original' | 'archive'>,
  { name, note, ...measured }: VersionDraft,
  now: Date,
): Promise<number> {
  return insertVersion(tx, {
    asset_id: assetId,
    upload_id: original.id,
    name,
    note,
    file_name: original.name,
    byte_size: original.byte_size,
    mime: original.mime,
    sha256: original.sha256,
    ...measuresOf(original.mime, measured),
    entries: archive?.entries ?? [],
    entry_count: archive?.count ?? 0,
    unpacked_size: archive?.unpackedSize ?? null,
    now,
  });
}
