import type { ProgramInvitation } from '@zaojie/contract/programs/program-people.schemas';
import { invitationStatuses, type InvitationStatus } from '@zaojie/contract/programs/program-words';
import { invitationErrors } from '@zaojie/contract/programs/program.errors';
import type { ProgramPerson } from '@zaojie/contract/programs/program.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Sql } from '../../../db/statement.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { movesFor } from '../../../frame/state-machine/decide.ts';
import { personJson } from '../program-rows.ts';
import { momentOf } from '../program.view.ts';
import {
  projectJson,
  roleJson,
  viewRoleLabel,
  type ProjectLabelRow,
  type RoleLabelRow,
} from './application-rows.ts';
import { invitationTable } from './application.rules.ts';
import type { RoleRow } from './role.queries.ts';

const hasPlace = sql`(r.removed_at is null and r.filled < r.places and p.status = 'published')`;

export type LockedInvitation = {
  id: number;
  program_id: number;
  user_id: number;
  owner_id: number;
  status: InvitationStatus;
  expires_at: Date;
  role: RoleRow;
  has_place: boolean;
  member_count: number;
};

/** Its project is held by whoever asks. */
export async function lockInvitation(tx: Tx, id: number): Promise<LockedInvitation | null> {
  const { rows } = await sql<LockedInvitation>`
    select i.id, i.program_id, i.user_id, i.owner_id, i.status, i.expires_at, p.member_count, ${hasPlace} as has_place,
      json_build_object('id', r.id, 'program_id', r.program_id, 'name', r.name, 'places', r.places, 'filled', r.filled) as role
    from program_invitations i join program_roles r on r.id = i.role_id join programs p on p.id = i.program_id
    where i.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export type InvitationRow = {
  id: number;
  user_id: number;
  owner_id: number;
  project: ProjectLabelRow;
  role: RoleLabelRow;
  person: ProgramPerson;
  message: string;
  status: InvitationStatus;
  created_at: Date;
  expires_at: Date;
  decided_at: Date | null;
  has_place: boolean;
};

/** `page` yields (id). */
export function invitationsQuery(page: Sql): RawBuilder<InvitationRow> {
  return sql<InvitationRow>`
    with page as (${page})
    select i.id, i.user_id, i.owner_id, ${projectJson} as project, ${roleJson} as role, ${personJson('u')} as person,
      i.message, i.status, i.created_at, i.expires_at, i.decided_at, ${hasPlace} as has_place
    from page
    join program_invitations i on i.id = page.id
    join programs p on p.id = i.program_id
    join users o on o.id = p.user_id
    join program_roles r on r.id = i.role_id
    join users u on u.id = i.user_id
    order by i.id desc`;
}

export function viewInvitation(row: InvitationRow, viewerId: number, now: Date): ProgramInvitation {
  const isOver = row.status === 'offered' && row.expires_at <= now;
  const status = isOver ? 'expired' : row.status;
  const role = row.owner_id === viewerId ? 'owner' : row.user_id === viewerId ? 'invited' : 'other';
  const moves = new Set(movesFor(invitationTable, { state: status, hasPlace: row.has_place, isOver }, role));
  return {
    id: row.id,
    project: row.project,
    role: viewRoleLabel(row.role),
    person: row.person,
    message: row.message,
    status,
    status_label: invitationStatuses[status],
    created_at: momentOf(row.created_at),
    expires_at: momentOf(row.expires_at),
    decided_at: row.decided_at && momentOf(row.decided_at),
    can: { accept: moves.has('accept'), decline: moves.has('decline'), cancel: moves.has('cancel') },
  };
}

export async function getInvitationView(db: Db, viewerId: number, id: number, now: Date) {
  const page = sql`select id from program_invitations where id = ${id} and ${viewerId} in (user_id, owner_id)`;
  const [row] = (await invitationsQuery(page).execute(db)).rows;
  if (!row) throw new Refusal(invitationErrors.notFound);
  return viewInvitation(row, viewerId, now);
}
