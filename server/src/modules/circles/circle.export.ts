import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const circleExports: readonly ExportPart[] = [
  {
    name: 'circles',
    about: '加入的圈子',
    rows: (userId) => sql`
    select c.name, m.created_at from circle_members m join circles c on c.id = m.circle_id
    where m.user_id = ${userId} order by m.created_at`,
  },
];
