import { sql } from 'kysely';
import type { SiteFigures } from '../../frame/site-figure.ts';

export const postFigures: SiteFigures = {
  counts: {
    posts: ({ since, until }) =>
      sql`select count(*) from posts where created_at >= ${since} and created_at < ${until} and deleted_at is null`,
  },
  active: ({ since, until }) =>
    sql`select user_id from posts where created_at >= ${since} and created_at < ${until}`,
};
