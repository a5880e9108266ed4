import { sql } from 'kysely';
import { anyOf } from '../../db/statement.ts';
import type { SearchSource } from '../../frame/search-source.ts';
import { livelyByAge } from '../../platform/search/liveliness.ts';
import { textAround } from '../../platform/search/text-around.ts';
import { shownName } from '../users/index.ts';

/** Followers stand where posts have likes, entries of the devlog where they have comments. */
export const programSearch: SearchSource = {
  type: 'project',
  liveliness: livelyByAge,
  hitsOf: ({ ids, words }) => sql`
    select 'project' as type, p.id, json_build_object(
      'id', p.id, 'type', 'project', 'title', p.title, 'content', ${textAround(words)},
      'cover_image', coalesce(p.cover ->> 'url', ''), 'createtime', extract(epoch from p.published_at)::bigint,
      'views', s.view_count, 'likes', s.follower_count, 'comments', p.devlog_count,
      'user', json_build_object('id', u.id, 'avatar', u.avatar, 'nickname', ${shownName()})
    ) as hit
    from programs p
    join program_stats s on s.program_id = p.id
    join users u on u.id = p.user_id
    join search_documents d on d.kind = 'project' and d.id = p.id
    where p.id = ${anyOf(ids)} and p.status = 'published'`,
};
