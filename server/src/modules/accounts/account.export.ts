import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const accountExports: readonly ExportPart[] = [
  {
    name: 'sessions',
    about: '登录着的设备',
    rows: (userId) => sql`
    select user_agent, network, created_at, last_used_at, expires_at
    from sessions where user_id = ${userId} order by id`,
  },
];
