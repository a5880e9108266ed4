import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const feedbackExports: readonly ExportPart[] = [
  {
    name: 'feedback',
    about: '提交的反馈',
    rows: (userId) => sql`
    select kind, content, contact, state, reply, created_at, decided_at
    from feedback where user_id = ${userId} order by id`,
  },
];
