import type { SearchHit, SearchType } from '@zaojie/contract/search/search.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

export type HitRequest = { ids: readonly number[]; words: readonly string[]; viewerId: number | null };
/** Yields the type, the id and the hit; its text is still as long as it comes. */
export type HitsOf = (request: HitRequest) => RawBuilder<HitRow>;
export type HitRow = { type: SearchType; id: number; hit: SearchHit };

const WINDOW = 600;
const WINDOW_BEFORE = 200;

/** Enough of a long text to cut the snippet from: where the first of the words is. */
function textAround(words: readonly string[]): RawBuilder<string> {
  const places = words.map((word) => sql`nullif(strpos(d.body_key, ${word}), 0)`);
  const first = sql`coalesce(least(${sql.join(places)}), 1)`;
  return sql<string>`substr(d.body, greatest(${first} - ${WINDOW_BEFORE}::int, 1), ${WINDOW}::int)`;
}

const idsOf = (ids: readonly number[]) => sql`any(${[...ids]}::bigint[])`;
const nickname = sql`coalesce(nullif(u.nickname, ''), u.username)`;

export const postHits: HitsOf = ({ ids, words }) => sql`
  select 'post' as type, p.id, json_build_object(
    'id', p.id, 'type', 'post', 'title', p.title, 'content', ${textAround(words)}, 'cover_image', p.cover_image,
    'createtime', extract(epoch from p.created_at)::bigint, 'views', s.view_count, 'likes', s.like_count,
    'comments', s.comment_count, 'user', json_build_object('id', u.id, 'avatar', u.avatar, 'nickname', ${nickname})
  ) as hit
  from posts p
  join post_stats s on s.post_id = p.id
  join users u on u.id = p.user_id
  join search_documents d on d.kind = 'post' and d.id = p.id
  where p.id = ${idsOf(ids)} and p.deleted_at is null`;

export const userHits: HitsOf = ({ ids, viewerId }) => sql`
  select 'user' as type, u.id, json_build_object(
    'id', u.id, 'type', 'user', 'username', u.username, 'nickname', ${nickname}, 'avatar', u.avatar, 'bio', u.bio,
    'posts_count', u.post_count, 'followers_count', u.follower_count, 'createtime', extract(epoch from u.created_at)::bigint,
    'is_followed', exists (
      select 1 from follows f where f.follower_id = ${viewerId ?? 0} and f.followee_id = u.id
    )
  ) as hit
  from users u where u.id = ${idsOf(ids)}`;

export const tagHits: HitsOf = ({ ids }) => sql`
  select 'tag' as type, t.id, json_build_object(
    'id', t.id, 'type', 'tag', 'title', t.name, 'name', t.name, 'posts_count', t.post_count,
    'followers_count', t.follower_count
  ) as hit
  from tags t where t.id = ${idsOf(ids)}`;

export const circleHits: HitsOf = ({ ids }) => sql`
  select 'circle' as type, c.id, json_build_object(
    'id', c.id, 'type', 'circle', 'title', c.name, 'name', c.name, 'content', c.description, 'icon', c.icon,
    'cover_image', c.cover_image, 'posts_count', c.post_count
  ) as hit
  from circles c where c.id = ${idsOf(ids)}`;

/** The hits of all types in one statement, in no order. */
export async function listHits(db: Db, parts: readonly RawBuilder<HitRow>[]): Promise<HitRow[]> {
  if (parts.length === 0) return [];
  return (await sql<HitRow>`${sql.join(parts, sql` union all `)}`.execute(db)).rows;
}
