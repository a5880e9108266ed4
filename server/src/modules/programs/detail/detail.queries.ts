import type { ProgramMilestone, ProgramPerson } from '@zaojie/contract/programs/program.schemas';
import type { RoleApplicationStatus } from '@zaojie/contract/programs/program-words';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { areNotApart, hasBlocked } from '../../users/index.ts';
import { demoJson, type DemoRow } from '../demo/demo-rows.ts';
import { cardColumns, personJson, type CardRow, type OpenRoleRow } from '../program-rows.ts';

export type RoleDetailRow = OpenRoleRow & {
  requirements: string;
  places: number;
  filled: number;
  application_count: number;
  my_application: { id: number; status: RoleApplicationStatus } | null;
  my_invitation_id: number | null;
};

export type MemberRow = ProgramPerson & { role_name: string; joined_at: string };

export type HandoverRow = { id: number; from: ProgramPerson; to: ProgramPerson; created_at: string };

export type DetailRow = Omit<CardRow, 'open_roles' | 'members'> & {
  pitch: string;
  media: Picture[];
  version: number;
  view_count: number;
  roles: RoleDetailRow[];
  members: MemberRow[];
  milestones: ProgramMilestone[];
  demo: DemoRow | null;
  game: { id: number; title: string; cover: Picture | null } | null;
  handover: HandoverRow | null;
  is_member: boolean;
  has_owner_blocked_viewer: boolean;
  is_apart: boolean;
};

export const milestonesJson = sql`(select coalesce(json_agg(json_build_object('id', m.id, 'title', m.title, 'note', m.note,
    'due_on', m.due_on, 'done', m.done_on is not null, 'done_on', m.done_on) order by m.position, m.id), '[]'::json)
  from program_milestones m where m.program_id = p.id)`;

/** One statement, whatever the page shows. The viewer is 0 for visitors. */
const oneProgram = statement<{ id: number; viewerId: number }, DetailRow>(
  ({ id, viewerId }) => sql<DetailRow>`
    select ${cardColumns(viewerId)}, p.pitch, p.media, p.version, s.view_count,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'discipline', r.discipline, 'pay', r.pay,
          'pay_words', r.pay_words, 'open', r.places - r.filled, 'requirements', r.requirements, 'places', r.places,
          'filled', r.filled, 'application_count', r.application_count,
          'my_application', (select json_build_object('id', a.id, 'status', a.status) from program_applications a
            where a.role_id = r.id and a.user_id = ${viewerId} order by a.id desc limit 1),
          'my_invitation_id', (select i.id from program_invitations i
            where i.role_id = r.id and i.user_id = ${viewerId} and i.status = 'offered'))
          order by r.filled >= r.places, r.position, r.id), '[]'::json)
        from program_roles r where r.program_id = p.id and r.removed_at is null) as roles,
      (select coalesce(json_agg(${personJson('w')}::jsonb
          || jsonb_build_object('role_name', m.role_name, 'joined_at', m.joined_at)
          order by m.user_id <> p.user_id, m.joined_at, m.id), '[]'::json)
        from program_members m join users w on w.id = m.user_id
        where m.program_id = p.id and m.left_at is null) as members,
      ${milestonesJson} as milestones, ${demoJson(viewerId)} as demo,
      (select json_build_object('id', g.id, 'title', g.title, 'cover', g.cover) from games g
        where g.id = p.game_id and g.status = 'published') as game,
      (select json_build_object('id', h.id, 'from', ${personJson('f')}, 'to', ${personJson('t')}, 'created_at', h.created_at)
        from program_handovers h join users f on f.id = h.from_id join users t on t.id = h.to_id
        where h.program_id = p.id and h.status = 'offered' and ${viewerId} in (h.from_id, h.to_id)) as handover,
      exists (select from program_members m
        where m.program_id = p.id and m.user_id = ${viewerId} and m.left_at is null) as is_member,
      ${hasBlocked(sql.ref('p.user_id'), viewerId)} as has_owner_blocked_viewer,
      not ${areNotApart(sql.ref('p.user_id'), viewerId)} as is_apart
    from programs p join program_stats s on s.program_id = p.id join users u on u.id = p.user_id
    where p.id = ${id} and p.deleted_at is null`,
);

export async function findProgram(db: Db, id: number, viewerId: number | null): Promise<DetailRow | null> {
  const [row] = await oneProgram(db, { id, viewerId: viewerId ?? 0 });
  return row ?? null;
}
