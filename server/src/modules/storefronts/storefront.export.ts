import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const storefrontExports: readonly ExportPart[] = [
  {
    name: 'storefront',
    about: '接稿的主页',
    rows: (userId) => sql`
    select is_on, is_accepting, seats, styles, types, created_at from storefronts where user_id = ${userId}`,
  },
  {
    name: 'services',
    about: '约稿服务',
    rows: (userId) => sql`
    select id, name, description, category, style, base_price_fen, days, revisions, options, addons, terms, is_active, created_at
    from services where user_id = ${userId} order by id`,
  },
  {
    name: 'vacations',
    about: '休息的日子',
    rows: (userId) => sql`
    select starts_on, ends_on, note from vacations where user_id = ${userId} order by starts_on`,
  },
];
