import { sql } from 'kysely';
import type { SearchSource } from '../../frame/search-source.ts';
import { anyOf } from '../../db/statement.ts';
import { livelyByCount } from '../../platform/search/liveliness.ts';

const tagged = sql<number>`(select post_count from tags where id = d.id)`;

export const tagSearch: SearchSource = {
  type: 'tag',
  liveliness: () => livelyByCount(tagged),
  hitsOf: ({ ids }) => sql`
    select 'tag' as type, t.id, json_build_object(
      'id', t.id, 'type', 'tag', 'title', t.name, 'name', t.name, 'posts_count', t.post_count,
      'followers_count', t.follower_count
    ) as hit
    from tags t where t.id = ${anyOf(ids)}`,
};
