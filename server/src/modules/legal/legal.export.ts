import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const legalExports: readonly ExportPart[] = [
  {
    name: 'agreements',
    about: '同意过的协议',
    rows: (userId) => sql`
    select kind, version, accepted_at from legal_consents where user_id = ${userId} order by accepted_at`,
  },
];
