import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

export type MediaRow = { url: string; width: number; height: number; blur: string; widths: number[] };

export type PostRow = {
  id: number;
  title: string;
  html: string;
  cover_image: string;
  media: MediaRow[];
  user_id: number;
  username: string;
  nickname: string;
  avatar: string;
  score: number;
  circle: { id: number; name: string; icon: string; description: string; posts_count: number } | null;
  tags: { id: number; name: string }[];
  view_count: number;
  like_count: number;
  comment_count: number;
  share_count: number;
  is_liked: boolean;
  is_followed: boolean;
  is_top: boolean;
  is_essence: boolean;
  created_at: Date;
  updated_at: Date;
  /** Where the row stood in its list, for the cursor. */
  k0: number;
  k1: string;
};

/**
 * Turns a page of ids into whole posts in the same statement: author, circle, tags, counts and the viewer's own
 * flags. `page` yields (id, k0, k1, ord).
 */
export function postsQuery(
  page: RawBuilder<unknown>,
  options: { viewerId: number | null; html: 'content' | 'excerpt' },
): RawBuilder<PostRow> {
  const viewer = options.viewerId ?? 0;
  return sql<PostRow>`
    with page as (${page})
    select p.id, p.title, ${sql.ref(`p.${options.html}`)} as html, p.cover_image, p.media, p.user_id, u.username,
      u.nickname, u.avatar, u.score, s.view_count, s.like_count, s.comment_count, s.share_count, p.is_top,
      p.is_essence, p.created_at, p.updated_at, page.k0, page.k1,
      case when c.id is null then null else json_build_object('id', c.id, 'name', c.name, 'icon', c.icon,
        'description', c.description, 'posts_count', c.post_count) end as circle,
      coalesce(t.tags, '[]'::json) as tags,
      exists (select 1 from post_likes l where l.post_id = p.id and l.user_id = ${viewer}) as is_liked,
      exists (select 1 from follows f where f.follower_id = ${viewer} and f.followee_id = p.user_id) as is_followed
    from page
    join posts p on p.id = page.id
    join post_stats s on s.post_id = p.id
    join users u on u.id = p.user_id
    left join circles c on c.id = p.circle_id
    left join lateral (
      select json_agg(json_build_object('id', g.id, 'name', g.name) order by pt.position) as tags
      from post_tags pt join tags g on g.id = pt.tag_id where pt.post_id = p.id
    ) t on true
    order by page.ord`;
}

export async function selectPosts(
  db: Db,
  page: RawBuilder<unknown>,
  options: { viewerId: number | null; html: 'content' | 'excerpt' },
): Promise<PostRow[]> {
  return (await postsQuery(page, options).execute(db)).rows;
}
