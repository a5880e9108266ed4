import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const tagExports: readonly ExportPart[] = [
  {
    name: 'tags',
    about: '关注的标签',
    rows: (userId) => sql`
    select t.name, f.created_at from tag_follows f join tags t on t.id = f.tag_id
    where f.user_id = ${userId} order by f.created_at`,
  },
];
