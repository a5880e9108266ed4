import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const reportExports: readonly ExportPart[] = [
  {
    name: 'reports',
    about: '提交的举报',
    rows: (userId) => sql`
    select kind, target_id, reason, description, created_at from reports where reporter_id = ${userId} order by id`,
  },
];
