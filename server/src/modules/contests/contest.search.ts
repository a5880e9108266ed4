import { sql } from 'kysely';
import type { SearchSource } from '../../frame/search-source.ts';
import { livelyByAge } from '../../platform/search/liveliness.ts';
import { textAround } from '../../platform/search/text-around.ts';
import { shownName } from '../users/index.ts';

export const contestSearch: SearchSource = {
  type: 'activity',
  liveliness: livelyByAge,
  heat: sql`(select c.participant_count from contests c where c.id = d.id)`,
  hitsOf: ({ ids, words }) => sql`
    select 'activity' as type, c.id, json_build_object(
      'id', c.id, 'type', 'activity', 'title', c.title, 'content', ${textAround(words)},
      'cover_image', coalesce(c.cover ->> 'url', ''), 'createtime', extract(epoch from c.approved_at)::bigint,
      'views', c.participant_count, 'likes', c.team_count, 'comments', c.entry_count,
      'user', json_build_object('id', u.id, 'avatar', u.avatar, 'nickname', ${shownName()})
    ) as hit
    from contests c
    join users u on u.id = c.organiser_id
    join search_documents d on d.kind = 'activity' and d.id = c.id
    where c.id = any(${[...ids]}::bigint[]) and c.list_tab is not null`,
};
