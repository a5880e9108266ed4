import type { Post } from '@zaojie/contract/posts/post.schemas';
import type { Viewer } from '../../frame/context.ts';
import { canFollowUser } from '../users/index.ts';
import { isOwnPost } from './post.policy.ts';
import type { MediaRow, PostRow } from './post-rows.ts';

function viewCircle(row: PostRow): Post['circle'] {
  if (row.circle_id === null) return null;
  return {
    id: row.circle_id,
    name: row.circle_name,
    icon: row.circle_icon,
    description: row.circle_description,
    posts_count: row.circle_post_count,
  };
}

/** Field by field: a spread of it takes 240 ns instead of 15, and a list has dozens of pictures. */
const viewPicture = ({
  url,
  width,
  height,
  blur,
  widths,
  caption = '',
}: MediaRow): Post['media'][number] => ({
  url,
  width,
  height,
  blur,
  widths,
  caption,
});

export function viewPost(row: PostRow, viewer: Viewer | null): Post {
  const isOwn = isOwnPost(viewer, row.user_id);
  return {
    id: row.id,
    title: row.title,
    content: row.html,
    cover_image: row.cover_image,
    media_urls: row.media.map((picture) => picture.url),
    media: row.media.map(viewPicture),
    origin: row.origin === '' ? null : row.origin,
    source_url: row.source_url,
    is_sensitive: row.is_sensitive,
    user_id: row.user_id,
    maker_id: row.maker_id ?? row.user_id,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    level: row.score,
    is_followed: row.is_followed,
    circle: viewCircle(row),
    tags: row.tags,
    view_count: row.view_count,
    like_count: row.like_count,
    comment_count: row.comment_count,
    share_count: row.share_count,
    favorite_count: row.favorite_count,
    is_liked: row.is_liked,
    is_favorited: row.is_favorited,
    is_top: row.is_top,
    is_essence: row.is_essence,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: {
      edit: isOwn,
      delete: isOwn,
      follow: canFollowUser(viewer, {
        userId: row.user_id,
        isBlocked: row.is_author_blocked,
        hasBlockedViewer: row.has_author_blocked_viewer,
      }),
    },
  };
}
