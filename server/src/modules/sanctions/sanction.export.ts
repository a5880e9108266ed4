import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const sanctionExports: readonly ExportPart[] = [
  {
    name: 'sanctions',
    about: '受过的处理',
    rows: (userId) => sql`
    select kind, reason, created_at, until, ended_at from sanctions where user_id = ${userId} order by id`,
  },
  {
    name: 'ban-appeals',
    about: '对封禁的申诉',
    rows: (userId) => sql`
    select sanction_id, words, state, answer, created_at from ban_appeals where user_id = ${userId} order by id`,
  },
];
