import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const companyExports: readonly ExportPart[] = [
  {
    name: 'companies',
    about: '企业与团队',
    rows: (userId) => sql`
    select c.name, m.role, m.joined_at, case when c.owner_id = ${userId} then c.licence_number end as licence_number
    from company_members m join companies c on c.id = m.company_id where m.user_id = ${userId}
    union all select c.name, 'owner', c.created_at, c.licence_number from companies c where c.owner_id = ${userId}
      and not exists (select from company_members m where m.company_id = c.id and m.user_id = ${userId})`,
  },
];
