import type { getProgramManage as endpoint } from '@zaojie/contract/programs/program-people.endpoints';
import { sql, type RawBuilder } from 'kysely';
import type { Action } from '../../../frame/action.ts';
import { listHandovers } from './handovers.ts';

type Counts = { projects: number; received: number; applications: number; invitations: number };

export function manageQuery(userId: number, now: Date): RawBuilder<Counts> {
  return sql<Counts>`
    select
      (select count(*)::int from program_members m join programs p on p.id = m.program_id
        where m.user_id = ${userId} and m.left_at is null and p.deleted_at is null) as projects,
      (select count(*)::int from program_applications where owner_id = ${userId} and status = 'applied') as received,
      (select count(*)::int from program_applications where user_id = ${userId} and status = 'applied') as applications,
      (select count(*)::int from program_invitations
        where user_id = ${userId} and status = 'offered' and expires_at > ${now}) as invitations`;
}

export const getProgramManage: Action<typeof endpoint> = async ({ db, viewer, now }) => {
  const { userId } = viewer;
  const [counts, handovers] = await Promise.all([
    manageQuery(userId, now()).execute(db),
    listHandovers(db, sql`h.to_id = ${userId}`),
  ]);
  const found = counts.rows[0] ?? { projects: 0, received: 0, applications: 0, invitations: 0 };
  return { ...found, handovers, waiting: found.received + found.invitations + handovers.length };
};
