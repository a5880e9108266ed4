import type { RoleApplication } from '@zaojie/contract/programs/program-people.schemas';
import {
  programPays,
  roleApplicationStatuses,
  type ProgramDiscipline,
  type ProgramPay,
  type ProgramStatus,
  type RoleApplicationStatus,
} from '@zaojie/contract/programs/program-words';
import type { ProgramPerson } from '@zaojie/contract/programs/program.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '../../../db/statement.ts';
import { chosenWorks, type ChosenWork } from '../../works/index.ts';
import { movesFor } from '../../../frame/state-machine/decide.ts';
import { personJson } from '../program-rows.ts';
import { momentOf } from '../program.view.ts';
import { applicationTable } from './application.rules.ts';

export type ProjectLabelRow = {
  id: number;
  title: string;
  cover: Picture | null;
  status: ProgramStatus;
  owner: ProgramPerson;
};
export type RoleLabelRow = {
  id: number;
  name: string;
  discipline: ProgramDiscipline;
  pay: ProgramPay;
  pay_words: string;
};

/** Of `programs p` with its owner as `o`. */
export const projectJson = sql`json_build_object('id', p.id, 'title', p.title, 'cover', p.cover, 'status', p.status,
  'owner', ${personJson('o')})`;
/** Of `program_roles r`. */
export const roleJson = sql`json_build_object('id', r.id, 'name', r.name, 'discipline', r.discipline, 'pay', r.pay,
  'pay_words', r.pay_words)`;

export const viewRoleLabel = (role: RoleLabelRow) => ({ ...role, pay_label: programPays[role.pay] });

export type ApplicationRow = {
  id: number;
  user_id: number;
  owner_id: number;
  project: ProjectLabelRow;
  role: RoleLabelRow;
  applicant: ProgramPerson;
  message: string;
  links: string[];
  works: ChosenWork[];
  status: RoleApplicationStatus;
  reason: string;
  created_at: Date;
  decided_at: Date | null;
  has_place: boolean;
};

/** Turns a page of ids into applications in the same statement. `page` yields (id). */
export function applicationsQuery(page: Sql): RawBuilder<ApplicationRow> {
  return sql<ApplicationRow>`
    with page as (${page})
    select a.id, a.user_id, a.owner_id, ${projectJson} as project, ${roleJson} as role, ${personJson('u')} as applicant,
      a.message, a.links, ${chosenWorks(sql.ref('a.user_id'), sql.ref('a.work_ids'))} as works, a.status, a.reason,
      a.created_at, a.decided_at, (r.removed_at is null and r.filled < r.places and p.status = 'published') as has_place
    from page
    join program_applications a on a.id = page.id
    join programs p on p.id = a.program_id
    join users o on o.id = p.user_id
    join program_roles r on r.id = a.role_id
    join users u on u.id = a.user_id
    order by a.id desc`;
}

export function viewApplication(row: ApplicationRow, viewerId: number): RoleApplication {
  const subject = { state: row.status, hasPlace: row.has_place };
  const role = row.owner_id === viewerId ? 'owner' : row.user_id === viewerId ? 'applicant' : 'other';
  const moves = new Set(movesFor(applicationTable, subject, role));
  return {
    id: row.id,
    project: row.project,
    role: viewRoleLabel(row.role),
    applicant: row.applicant,
    message: row.message,
    links: row.links,
    works: row.works,
    status: row.status,
    status_label: roleApplicationStatuses[row.status],
    reason: row.reason,
    created_at: momentOf(row.created_at),
    decided_at: row.decided_at && momentOf(row.decided_at),
    can: { accept: moves.has('accept'), decline: moves.has('decline'), withdraw: moves.has('withdraw') },
  };
}
