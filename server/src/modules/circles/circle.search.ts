import { sql } from 'kysely';
import type { SearchSource } from '../../frame/search-source.ts';
import { anyOf } from '../../db/statement.ts';
import { livelyByCount } from '../../platform/search/liveliness.ts';

const gathered = sql<number>`(select post_count from circles where id = d.id)`;

export const circleSearch: SearchSource = {
  type: 'circle',
  liveliness: () => livelyByCount(gathered),
  hitsOf: ({ ids }) => sql`
    select 'circle' as type, c.id, json_build_object(
      'id', c.id, 'type', 'circle', 'title', c.name, 'name', c.name, 'content', c.description, 'icon', c.icon,
      'cover_image', c.cover_image, 'posts_count', c.post_count
    ) as hit
    from circles c where c.id = ${anyOf(ids)} and c.hidden_at is null`,
};
