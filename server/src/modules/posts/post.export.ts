import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const postExports: readonly ExportPart[] = [
  {
    name: 'posts',
    about: '发过的帖子',
    rows: (userId) => sql`
    select id, title, content, media, tag_labels, circle_id, created_at, updated_at, deleted_at
    from posts where user_id = ${userId} order by id`,
  },
  {
    name: 'liked-posts',
    about: '赞过的帖子',
    rows: (userId) => sql`
    select post_id, created_at from post_likes where user_id = ${userId} order by created_at`,
  },
];
