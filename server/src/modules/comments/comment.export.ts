import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const commentExports: readonly ExportPart[] = [
  {
    name: 'comments',
    about: '发过的评论',
    rows: (userId) => sql`
    select id, post_id, parent_id, content, created_at, deleted_at
    from comments where user_id = ${userId} order by id`,
  },
  {
    name: 'liked-comments',
    about: '赞过的评论',
    rows: (userId) => sql`
    select comment_id, created_at from comment_likes where user_id = ${userId} order by created_at`,
  },
];
