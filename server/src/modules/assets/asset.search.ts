import { sql } from 'kysely';
import type { SearchSource } from '../../frame/search-source.ts';
import { livelyByAge } from '../../platform/search/liveliness.ts';
import { textAround } from '../../platform/search/text-around.ts';
import { anyOf } from '../../db/statement.ts';
import { shownName } from '../users/index.ts';

export const assetSearch: SearchSource = {
  type: 'asset',
  liveliness: livelyByAge,
  heat: sql`(select s.download_count * 4 + s.favorites_count * 3 + s.comment_count * 2 + s.view_count * 0.05
    from asset_stats s where s.asset_id = d.id)`,
  hitsOf: ({ ids, words }) => sql`
    select 'asset' as type, a.id, json_build_object(
      'id', a.id, 'type', 'asset', 'title', a.title, 'content', ${textAround(words)},
      'cover_image', coalesce(p.url, ''), 'createtime', extract(epoch from a.published_at)::bigint,
      'views', s.view_count, 'likes', s.favorites_count, 'comments', s.comment_count,
      'user', json_build_object('id', u.id, 'avatar', u.avatar, 'nickname', ${shownName()})
    ) as hit
    from assets a
    join asset_stats s on s.asset_id = a.id
    join users u on u.id = a.user_id
    left join uploads p on p.id = a.picture_id
    join search_documents d on d.kind = 'asset' and d.id = a.id
    where a.id = ${anyOf(ids)} and a.status = 'published'`,
};
