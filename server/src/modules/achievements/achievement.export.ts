import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const achievementExports: readonly ExportPart[] = [
  {
    name: 'achievements',
    about: '成就',
    rows: (userId) => sql`
    select key, earned_at from achievements where user_id = ${userId} order by earned_at`,
  },
];
