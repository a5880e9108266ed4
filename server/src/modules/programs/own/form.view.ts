import type { ProgramForm } from '@zaojie/contract/programs/program-forms.schemas';
import { programStatuses } from '@zaojie/contract/programs/program-words';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { demoJson, viewDemo, type DemoRow } from '../demo/demo-rows.ts';
import { genresIn } from '../masks.rules.ts';
import { missingOf, ownerCan } from '../program.policy.ts';
import type { LockedProgram } from '../program.queries.ts';
import { milestonesJson } from '../detail/detail.queries.ts';

type FormRow = LockedProgram & {
  updated_at: Date;
  roles: ProgramForm['roles'];
  milestones: ProgramForm['milestones'];
  demo: DemoRow | null;
};

const roles = sql`(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'discipline', r.discipline,
    'requirements', r.requirements, 'pay', r.pay, 'pay_words', r.pay_words, 'places', r.places, 'filled', r.filled,
    'waiting', (select count(*) from program_applications a where a.role_id = r.id and a.status = 'applied'))
    order by r.position, r.id), '[]'::json)
  from program_roles r where r.program_id = p.id and r.removed_at is null)`;

export async function getFormView(db: Db, userId: number, id: number): Promise<ProgramForm> {
  const { rows } = await sql<FormRow>`
    select p.*, ${roles} as roles, ${milestonesJson} as milestones, ${demoJson(sql`${userId}::bigint`)} as demo
    from programs p where p.id = ${id} and p.user_id = ${userId} and p.deleted_at is null`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal(programErrors.notFound);
  const { set_demo, edit, publish, archive, reopen, delete: canDelete } = ownerCan(row);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    status_label: programStatuses[row.status],
    removed_reason: row.removed_reason,
    title: row.title,
    summary: row.summary,
    pitch: row.pitch,
    stage: row.stage,
    engine: row.engine,
    genre_ids: genresIn(row.genre_mask).map((genre) => genre.id),
    cover: row.cover,
    media: row.media,
    roles: row.roles,
    milestones: row.milestones,
    team_id: row.team_id,
    game_id: row.game_id,
    demo: row.demo && viewDemo(row.demo),
    missing: missingOf(row),
    saved_at: row.updated_at.toISOString(),
    can: { set_demo, edit, publish, archive, reopen, delete: canDelete },
  };
}
