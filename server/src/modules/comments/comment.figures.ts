import { sql } from 'kysely';
import type { SiteFigures } from '../../frame/site-figure.ts';

export const commentFigures: SiteFigures = {
  counts: {
    comments: ({ since, until }) =>
      sql`select count(*) from comments where created_at >= ${since} and created_at < ${until} and deleted_at is null`,
  },
  active: ({ since, until }) =>
    sql`select user_id from comments where created_at >= ${since} and created_at < ${until}`,
};
