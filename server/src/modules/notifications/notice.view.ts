import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import type { NoticeRow } from './notice-list.queries.ts';

const gone = { title: '', excerpt: '', picture: '', link: '' };

export function viewNotice(row: NoticeRow): Notice {
  const flags = row.flags ?? {};
  const subject = row.flags ? row.subject : { ...row.subject, ...gone };
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    actors: row.actors,
    actor_count: row.actor_count,
    title: row.kind === 'system' ? subject.title : '',
    content: subject.excerpt,
    link: subject.link,
    subject,
    post: flags.post_id ? { id: flags.post_id, title: subject.title, cover_image: subject.picture } : null,
    // A liked comment is one's own: there is nobody to answer.
    comment: row.type === 'at' ? (flags.comment ?? null) : null,
    is_followed: flags.is_followed ?? false,
    is_read: row.is_read,
    created_at: row.updated_at.toISOString(),
  };
}
