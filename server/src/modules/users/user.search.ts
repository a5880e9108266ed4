import { sql } from 'kysely';
import type { SearchSource } from '../../frame/search-source.ts';
import { livelyByCount } from '../../platform/search/liveliness.ts';
import { shownName } from './person.sql.ts';
import { anyOf } from '../../db/statement.ts';
import { canFollowUser } from './user.policy.ts';

const followers = sql<number>`(select follower_count from users where id = d.id)`;

export const userSearch: SearchSource = {
  type: 'user',
  liveliness: () => livelyByCount(followers),
  // Whoever is blocked, either way, isn't found.
  complete: (hit, viewerId) => ({
    ...hit,
    can: {
      follow: canFollowUser(viewerId === null ? null : { userId: viewerId }, {
        userId: hit.id,
        isBlocked: false,
        hasBlockedViewer: false,
      }),
    },
  }),
  hitsOf: ({ ids, viewerId }) => sql`
    select 'user' as type, u.id, json_build_object(
      'id', u.id, 'type', 'user', 'username', u.username, 'nickname', ${shownName()},
      'avatar', u.avatar, 'bio', u.bio, 'posts_count', u.post_count, 'followers_count', u.follower_count,
      'createtime', extract(epoch from u.created_at)::bigint, 'is_followed', exists (
        select 1 from follows f where f.follower_id = ${viewerId ?? 0} and f.followee_id = u.id
      )
    ) as hit
    from users u where u.id = ${anyOf(ids)}`,
};
