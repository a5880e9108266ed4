import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const scoreExports: readonly ExportPart[] = [
  {
    name: 'points',
    about: '经验明细',
    rows: (userId) => sql`
    select kind, points, created_at from score_entries where user_id = ${userId} order by id`,
  },
];
