import { previewOfMime } from '@zaojie/contract/assets/asset-words';
import type { AssetCard } from '@zaojie/contract/assets/asset.schemas';
import { addressFor, ANYBODY, type Signing } from '../uploads/index.ts';
import type { AssetRow } from './asset-rows.ts';

const SHOWN = new Set(['picture', 'audio', 'video', 'model']);

/** Whoever looks; what isn't published is shown to its author alone, by addresses of their own. */
type Reader = { userId: number } | null;

function playAddress(signing: Signing, reader: Reader, row: AssetRow): string | null {
  const { upload_id: id, upload_url: url } = row;
  if (id === null || url === null || !SHOWN.has(previewOfMime(row.mime))) return null;
  const readerId = row.status === 'published' ? ANYBODY : (reader?.userId ?? ANYBODY);
  return addressFor(signing, readerId, { id, url });
}

export function viewCard(row: AssetRow, reader: Reader, signing: Signing): AssetCard {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    licence: row.licence,
    status: row.status,
    preview: previewOfMime(row.mime),
    picture: row.picture,
    peaks: row.peaks,
    duration: row.duration_ms === null ? null : row.duration_ms / 1000,
    play_url: playAddress(signing, reader, row),
    entries: row.entries,
    entry_count: row.entry_count,
    file_name: row.file_name,
    size: row.byte_size,
    download_count: row.download_count,
    favorites_count: row.favorites_count,
    view_count: row.view_count,
    comment_count: row.comment_count,
    is_favorite: row.is_favorite,
    user: { id: row.user_id, nickname: row.nickname, avatar: row.avatar },
    created_at: row.shown_at.toISOString(),
  };
}
