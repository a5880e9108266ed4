import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { hasBlocked, hasBlockedViewer, isShownTo, shownName } from '../../users/index.ts';
import { assetQuery, type AssetRow } from '../asset-rows.ts';

export type VersionRow = {
  id: number;
  name: string;
  note: string;
  file_name: string;
  size: number;
  mime: string;
  sha256: string;
  created_at: string;
};

export type DetailRow = AssetRow & {
  description: string;
  tags: string[];
  unpacked_size: number | null;
  versions: VersionRow[];
  is_following: boolean;
  is_author_blocked: boolean;
  has_author_blocked_viewer: boolean;
  assets_count: number;
  followers_count: number;
  collections: { id: number; title: string; user: { id: number; nickname: string } }[];
};

const COLLECTIONS_SHOWN = 6;

/** Public collections that it was put into last. */
const collections = (viewerId: number | null) => sql`(
  select coalesce(json_agg(json_build_object('id', latest.id, 'title', latest.title,
    'user', json_build_object('id', latest.user_id, 'nickname', latest.nickname)) order by latest.added_at desc), '[]'::json)
  from (
    select c.id, c.title, c.user_id, ${shownName('o')} as nickname, i.added_at
    from asset_collection_items i
    join asset_collections c on c.id = i.collection_id join users o on o.id = c.user_id
    where i.asset_id = a.id and i.is_public and ${isShownTo(viewerId, sql.ref('c.user_id'))}
    order by i.added_at desc limit ${sql.lit(COLLECTIONS_SHOWN)}
  ) latest)`;

const versions = sql`(
  select json_agg(json_build_object('id', w.id, 'name', w.name, 'note', w.note, 'file_name', w.file_name,
    'size', w.byte_size, 'mime', w.mime, 'sha256', w.sha256, 'created_at', w.created_at) order by w.id desc)
  from asset_versions w where w.asset_id = a.id)`;

function viewerFlags(viewerId: number | null) {
  if (viewerId === null) {
    return sql`false as is_following, false as is_author_blocked,
      false as has_author_blocked_viewer`;
  }
  const author = sql.ref('a.user_id');
  return sql`
    exists (select from follows w where w.follower_id = ${viewerId} and w.followee_id = a.user_id) as is_following,
    ${hasBlocked(viewerId, author)} as is_author_blocked,
    ${hasBlockedViewer(author, viewerId)} as has_author_blocked_viewer`;
}

export function detailQuery(id: number, viewerId: number | null): RawBuilder<DetailRow> {
  return assetQuery<Omit<DetailRow, keyof AssetRow>>(
    id,
    viewerId,
    sql`a.description, a.tags, v.unpacked_size, ${versions} as versions, ${viewerFlags(viewerId)},
      (select count(*)::int from asset_listings l where l.user_id = a.user_id and l.tag = '') as assets_count,
      u.follower_count as followers_count, ${collections(viewerId)} as collections`,
  );
}

export async function findDetail(db: Db, id: number, viewerId: number | null): Promise<DetailRow | null> {
  return (await detailQuery(id, viewerId).execute(db)).rows[0] ?? null;
}
