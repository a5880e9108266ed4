import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import type { NoticeRow } from './notice-list.queries.ts';

/** The comment where there is one, else the post, else who follows; system notices bring their own. */
function linkOf(row: NoticeRow): string {
  if (row.kind === 'system') return row.link;
  if (row.kind === 'follow') return row.actors[0] ? `/user/${row.actors[0].id}` : '';
  if (!row.post) return '';
  if (!row.comment) return `/post/${row.post.id}`;
  // Replies are shown within their thread, so that is the place to open.
  return `/post/${row.post.id}#comment-${row.comment.parent_id || row.comment.id}`;
}

function contentOf(row: NoticeRow): string {
  if (row.kind === 'system') return row.content;
  return row.comment?.content ?? row.post?.summary ?? '';
}

export function viewNotice(row: NoticeRow): Notice {
  const { post, comment } = row;
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    actors: row.actors,
    actor_count: row.actor_count,
    title: row.title,
    content: contentOf(row),
    link: linkOf(row),
    post: post && { id: post.id, title: post.title, cover_image: post.cover_image },
    // A liked comment is one's own: there is nobody to answer.
    comment:
      comment && row.type === 'at'
        ? {
            id: comment.id,
            parent_id: comment.parent_id,
            user_id: comment.user_id,
            is_liked: comment.is_liked,
          }
        : null,
    is_followed: row.is_followed,
    is_read: row.is_read,
    created_at: row.updated_at.toISOString(),
  };
}
