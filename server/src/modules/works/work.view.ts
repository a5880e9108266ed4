import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { addressFor, type Signing } from '../uploads/index.ts';
import type { WorkRow } from './work.queries.ts';

/** A hidden one's owner sees the picture itself, by an address of their own. */
export function viewOwnWork(signing: Signing, row: WorkRow): OwnWork {
  const { id: uploadId, kind: _kind, name: _name, ...picture } = row.shown ?? row.master;
  const url = row.shown ? picture.url : addressFor(signing, row.user_id, { id: uploadId, url: picture.url });
  return {
    id: row.id,
    title: row.title,
    tags: row.tags,
    visibility: row.shown ? 'public' : 'hidden',
    picture: { ...picture, url },
    is_watermarked: row.is_watermarked,
    is_cover: row.is_cover,
    post_id: row.post_id,
    view_count: row.view_count,
    like_count: row.like_count,
    created_at: row.created_at.toISOString(),
  };
}
