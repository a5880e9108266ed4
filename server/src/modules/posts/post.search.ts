import { sql } from 'kysely';
import type { SearchSource } from '../../frame/search-source.ts';
import { livelyByAge } from '../../platform/search/liveliness.ts';
import { textAround } from '../../platform/search/text-around.ts';
import { anyOf } from '../../db/statement.ts';
import { shownName } from '../users/index.ts';

export const postSearch: SearchSource = {
  type: 'post',
  liveliness: livelyByAge,
  heat: sql`(select s.like_count * 3 + s.comment_count * 4 + s.share_count * 2 + s.view_count * 0.05
    from post_stats s where s.post_id = d.id)`,
  hitsOf: ({ ids, words }) => sql`
    select 'post' as type, p.id, json_build_object(
      'id', p.id, 'type', 'post', 'title', p.title, 'content', ${textAround(words)}, 'cover_image', p.cover_image,
      'createtime', extract(epoch from p.created_at)::bigint, 'views', s.view_count, 'likes', s.like_count,
      'comments', s.comment_count, 'user', json_build_object('id', u.id, 'avatar', u.avatar,
        'nickname', ${shownName()})
    ) as hit
    from posts p
    join post_stats s on s.post_id = p.id
    join users u on u.id = p.user_id
    join search_documents d on d.kind = 'post' and d.id = p.id
    where p.id = ${anyOf(ids)} and p.deleted_at is null`,
};
