import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const guidanceExports: readonly ExportPart[] = [
  {
    name: 'guidance',
    about: '收起过的新手引导',
    rows: (userId) => sql`
    select part, closed_at from guidance_closed where user_id = ${userId} order by closed_at`,
  },
];
