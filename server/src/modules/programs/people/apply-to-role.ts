import type { applyToRole as endpoint } from '@zaojie/contract/programs/program-people.endpoints';
import type { RoleApplicationForm } from '@zaojie/contract/programs/program-forms.schemas';
import { programErrors, roleApplicationErrors, roleErrors } from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { findHeldWords } from '../../words/index.ts';
import { areShownWorks } from '../../works/index.ts';
import { isMember } from '../program.queries.ts';
import { applicationsQuery, viewApplication } from './application-rows.ts';
import { areApart, lockOpenRole } from './role.queries.ts';

/** What others read of somebody must not hold what the filter looks for. */
export async function checkWords(db: Db, texts: readonly string[]): Promise<void> {
  const found = await findHeldWords(db, texts);
  if (found.length > 0)
    throw new Refusal(programErrors.forbiddenWords, { values: { words: found.join('、') } });
}

async function hasApplied(tx: Tx, roleId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`select from program_applications
    where role_id = ${roleId} and user_id = ${userId} and status = 'applied'`.execute(tx);
  return rows.length > 0;
}

export async function apply(tx: Tx, form: RoleApplicationForm, userId: number, now: Date): Promise<number> {
  await checkWords(tx, [form.message]);
  const open = await lockOpenRole(tx, form.role_id);
  if (!open) throw new Refusal(roleErrors.notFound);
  const { role, program } = open;
  if (program.user_id === userId) throw new Refusal(roleApplicationErrors.own);
  if (await areApart(tx, userId, program.user_id)) throw new Refusal(programErrors.refused);
  if (await isMember(tx, program.id, userId)) throw new Refusal(roleApplicationErrors.alreadyMember);
  if (await hasApplied(tx, role.id, userId)) throw new Refusal(roleApplicationErrors.repeated);
  if (role.filled >= role.places) throw new Refusal(roleErrors.full);
  if (!(await areShownWorks(tx, userId, form.work_ids))) throw new Refusal(roleApplicationErrors.workUnknown);
  const { id } = await tx
    .insertInto('program_applications')
    .values({
      program_id: program.id,
      role_id: role.id,
      user_id: userId,
      owner_id: program.user_id,
      message: form.message,
      links: form.links,
      work_ids: form.work_ids,
      status: 'applied',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update program_roles set application_count = application_count + 1 where id = ${role.id}`.execute(
    tx,
  );
  await sql`
    update program_stats set application_count = application_count + 1 where program_id = ${program.id}`.execute(
    tx,
  );
  await emitEvent(tx, 'program.person', { programId: program.id, id, move: 'applied' });
  return id;
}

/** For those two whom it concerns; anybody else's is a missing one. */
export async function getApplicationView(db: Db, viewerId: number, id: number) {
  const page = sql`select id from program_applications where id = ${id} and ${viewerId} in (user_id, owner_id)`;
  const [row] = (await applicationsQuery(page).execute(db)).rows;
  if (!row) throw new Refusal(roleApplicationErrors.notFound);
  return viewApplication(row, viewerId);
}

export const applyToRole: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const view = await context.transaction(async (tx) => {
    const id = await apply(tx, body, userId, context.now());
    return getApplicationView(tx, userId, id);
  });
  return new Answer('申请已送出', view);
};
