import { sql } from 'kysely';
import type { SiteFigures } from '../../frame/site-figure.ts';

export const orderFigures: SiteFigures = {
  counts: {
    orders: ({ since, until }) =>
      sql`select count(*) from orders where created_at >= ${since} and created_at < ${until}`,
    money_fen: ({ since, until }) => sql`select coalesce(sum(price_fen), 0) from orders
      where status = 'completed' and completed_at >= ${since} and completed_at < ${until}`,
  },
  active: ({ since, until }) =>
    sql`select client_id from orders where created_at >= ${since} and created_at < ${until}`,
};
