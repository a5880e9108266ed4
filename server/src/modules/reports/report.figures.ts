import { sql } from 'kysely';
import type { SiteFigures } from '../../frame/site-figure.ts';

export const reportFigures: SiteFigures = {
  counts: {
    reports: ({ since, until }) =>
      sql`select count(*) from report_cases where created_at >= ${since} and created_at < ${until}`,
  },
};
