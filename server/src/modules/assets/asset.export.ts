import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const assetExports: readonly ExportPart[] = [
  {
    name: 'assets',
    about: '发布的素材',
    rows: (userId) => sql`
    select a.id, a.title, a.description, a.type, a.licence, a.tags, a.status, a.created_at, a.published_at,
      (select json_agg(json_build_object('name', v.name, 'note', v.note, 'file_name', v.file_name, 'byte_size', v.byte_size,
        'created_at', v.created_at) order by v.id) from asset_versions v where v.asset_id = a.id) as versions
    from assets a where a.user_id = ${userId} order by a.id`,
  },
  {
    name: 'asset-comments',
    about: '素材的评论',
    rows: (userId) => sql`
    select id, asset_id, content, created_at, deleted_at
    from asset_comments where user_id = ${userId} order by id`,
  },
  {
    name: 'favourite-assets',
    about: '收藏的素材',
    rows: (userId) => sql`
    select asset_id, created_at from asset_favorites where user_id = ${userId} order by created_at`,
  },
  {
    name: 'asset-collections',
    about: '素材合集',
    rows: (userId) => sql`
    select c.id, c.title, c.description, c.is_public, c.created_at,
      (select json_agg(json_build_object('asset_id', i.asset_id, 'added_at', i.added_at) order by i.added_at)
        from asset_collection_items i where i.collection_id = c.id) as assets
    from asset_collections c where c.user_id = ${userId} order by c.id`,
  },
];
