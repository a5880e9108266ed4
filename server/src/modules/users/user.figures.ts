import { sql } from 'kysely';
import type { SiteFigures } from '../../frame/site-figure.ts';

export const userFigures: SiteFigures = {
  counts: {
    new_people: ({ since, until }) =>
      sql`select count(*) from users where created_at >= ${since} and created_at < ${until}`,
  },
};
