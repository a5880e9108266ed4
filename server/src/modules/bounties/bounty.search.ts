import { sql } from 'kysely';
import type { SearchSource } from '../../frame/search-source.ts';
import { livelyByAge } from '../../platform/search/liveliness.ts';
import { textAround } from '../../platform/search/text-around.ts';
import { anyOf } from '../../db/statement.ts';
import { shownName } from '../users/index.ts';

export const bountySearch: SearchSource = {
  type: 'bounty',
  liveliness: livelyByAge,
  heat: sql`(select s.applications_count * 6 + s.favorites_count * 4 + s.view_count * 0.05
    from bounty_stats s where s.bounty_id = d.id)`,
  hitsOf: ({ ids, words }) => sql`
    select 'bounty' as type, b.id, json_build_object(
      'id', b.id, 'type', 'bounty', 'title', b.title, 'content', ${textAround(words)},
      'cover_image', coalesce(b.images -> 0 ->> 'url', ''), 'createtime', extract(epoch from b.created_at)::bigint,
      'views', s.view_count, 'likes', s.favorites_count, 'comments', s.applications_count,
      'user', json_build_object('id', u.id, 'avatar', u.avatar, 'nickname', ${shownName()})
    ) as hit
    from bounties b
    join bounty_stats s on s.bounty_id = b.id
    join users u on u.id = b.user_id
    join search_documents d on d.kind = 'bounty' and d.id = b.id
    where b.id = ${anyOf(ids)} and b.deleted_at is null and b.status <> 'pending'`,
};
