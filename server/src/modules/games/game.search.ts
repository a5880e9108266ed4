import { sql } from 'kysely';
import type { SearchSource } from '../../frame/search-source.ts';
import { livelyByAge } from '../../platform/search/liveliness.ts';
import { textAround } from '../../platform/search/text-around.ts';
import { anyOf } from '../../db/statement.ts';
import { shownName } from '../users/index.ts';

export const gameSearch: SearchSource = {
  type: 'game',
  liveliness: livelyByAge,
  heat: sql`(select s.player_count * 6 + s.like_count * 4 + s.comment_count * 2 + s.play_count * 0.5 + s.view_count * 0.05
    from game_stats s where s.game_id = d.id)`,
  hitsOf: ({ ids, words }) => sql`
    select 'game' as type, g.id, json_build_object(
      'id', g.id, 'type', 'game', 'title', g.title, 'content', ${textAround(words)},
      'cover_image', coalesce(g.cover ->> 'url', ''), 'createtime', extract(epoch from g.published_at)::bigint,
      'views', s.view_count, 'likes', s.like_count, 'comments', s.comment_count,
      'price', g.price_fen / 100.0, 'rating', s.rating,
      'user', json_build_object('id', u.id, 'avatar', u.avatar, 'nickname', ${shownName()})
    ) as hit
    from games g
    join game_stats s on s.game_id = g.id
    join users u on u.id = g.user_id
    join search_documents d on d.kind = 'game' and d.id = g.id
    where g.id = ${anyOf(ids)} and g.status = 'published'`,
};
