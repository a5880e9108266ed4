import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const liveExports: readonly ExportPart[] = [
  {
    name: 'last-seen',
    about: '最后在线',
    rows: (userId) => sql`
    select seen_at from last_seen where user_id = ${userId}`,
  },
];
