import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const workExports: readonly ExportPart[] = [
  {
    name: 'works',
    about: '作品',
    rows: (userId) => sql`
    select id, title, tags, post_id, is_watermarked, created_at from works where user_id = ${userId} order by position`,
  },
  {
    name: 'work-settings',
    about: '作品的水印设置',
    rows: (userId) => sql`
    select has_watermark from work_shelves where user_id = ${userId}`,
  },
];
