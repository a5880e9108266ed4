import type { PostOrigin } from '@zaojie/contract/posts/post.schemas';
import { sql, type RawBuilder } from 'kysely';
import { isThere, type Sql } from '../../db/statement.ts';
import { wasMadeForBy } from '../proxies/index.ts';
import { hasBlocked, hasBlockedViewer, shownName } from '../users/index.ts';

export type MediaRow = {
  url: string;
  width: number;
  height: number;
  blur: string;
  widths: number[];
  /** Of posts written before there were any, not there. */
  caption?: string;
};

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
  circle_id: number | null;
  circle_name: string;
  circle_icon: string;
  circle_description: string;
  circle_post_count: number;
  tags: { id: number; name: string }[];
  view_count: number;
  like_count: number;
  comment_count: number;
  share_count: number;
  favorite_count: number;
  is_liked: boolean;
  is_favorited: boolean;
  is_followed: boolean;
  is_author_blocked: boolean;
  has_author_blocked_viewer: boolean;
  is_top: boolean;
  is_essence: boolean;
  /** Of a work that was ordered. */
  maker_id: number | null;
  /** Whether somebody published it for its author, or it stands in a series: seen with the whole post only. See `findMore`. */
  has_more: boolean;
  origin: PostOrigin | '';
  source_url: string;
  is_sensitive: boolean;
  created_at: Date;
  updated_at: Date;
  /** Where the row stood in its list, for the cursor. */
  k0: number;
  k1: string;
  /** The places that follow those shown: with the first row, if more were looked for than are shown. */
  ahead: [id: number, k1: string][] | null;
};

/** The call whose acts tell who has published a post for its author. */
export const PUBLISHING = 'POST /posts/add';

/**
 * Turns a page of ids into whole posts in the same statement: author, circle, tags, counts and the viewer's own
 * flags. `page` yields (id, k0, k1, ord).
 */
export function postsQuery(
  page: Sql,
  options: { viewerId: Sql | null; html: 'content' | 'excerpt'; shown?: number },
): RawBuilder<PostRow> {
  const isWhole = options.html === 'content';
  const flags = options.viewerId === null ? ofNobody : ofViewer(options.viewerId, isWhole);
  const hasMore = isWhole
    ? sql`(exists (select 1 from series_posts placed where placed.post_id = p.id)
        or ${wasMadeForBy('post', sql.ref('p.id'), PUBLISHING)})`
    : sql`false`;
  const shown = options.shown === undefined ? sql`true` : sql`page.ord <= ${sql.lit(options.shown)}`;
  const ahead = options.shown === undefined ? sql`null` : placesAfter(options.shown);
  return sql<PostRow>`
    with page as (${page})
    select p.id, p.title, ${sql.ref(`p.${options.html}`)} as html, p.cover_image, p.media, p.tag_labels as tags,
      p.user_id, u.username, ${shownName()} as nickname, u.avatar, u.score, s.view_count, s.like_count, s.comment_count,
      s.share_count, s.favorite_count, p.is_top, p.is_essence, p.maker_id, p.origin, p.source_url, p.is_sensitive, p.created_at, p.updated_at, page.k0, page.k1, c.id as circle_id,
      c.name as circle_name, c.icon as circle_icon, c.description as circle_description,
      c.post_count as circle_post_count, ${flags}, ${hasMore} as has_more, ${ahead} as ahead
    from page
    join posts p on p.id = page.id
    join post_stats s on s.post_id = p.id
    join users u on u.id = p.user_id
    left join circles c on c.id = p.circle_id and c.hidden_at is null
    where ${shown}
    order by page.ord`;
}

const ofNobody = sql`false as is_liked, false as is_favorited, false as is_followed, false as is_author_blocked,
  false as has_author_blocked_viewer`;

/** What a post is to the viewer. */
function ofViewer(viewer: Sql, isWhole: boolean): Sql {
  const author = sql.ref('p.user_id');
  // Lists leave out whom the viewer has blocked.
  const isBlocked = isWhole ? hasBlocked(viewer, author) : sql`false`;
  const isLiked = isThere(sql`from post_likes l where l.post_id = p.id and l.user_id = ${viewer}`);
  const isKept = isThere(
    sql`from post_favorites kept where kept.user_id = ${viewer} and kept.post_id = p.id`,
  );
  const isFollowed = isThere(
    sql`from follows f where f.follower_id = ${viewer} and f.followee_id = p.user_id`,
  );
  return sql`${isLiked} as is_liked, ${isKept} as is_favorited, ${isFollowed} as is_followed,
    ${isBlocked} as is_author_blocked, ${hasBlockedViewer(author, viewer)} as has_author_blocked_viewer`;
}

function placesAfter(shown: number): Sql {
  return sql`case when page.ord = 1 then (select json_agg(json_build_array(later.id, later.k1) order by later.ord)
    from page later where later.ord > ${sql.lit(shown)}) end`;
}
