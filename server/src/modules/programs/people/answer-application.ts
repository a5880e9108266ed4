import type {
  decideRoleApplication as decideEndpoint,
  withdrawRoleApplication as withdrawEndpoint,
} from '@zaojie/contract/programs/program-people.endpoints';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { roleApplicationStatuses, type RoleApplicationStatus } from '@zaojie/contract/programs/program-words';
import {
  memberErrors,
  programErrors,
  roleApplicationErrors,
  roleErrors,
} from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { isMember, lockProgram, type LockedProgram } from '../program.queries.ts';
import { applicationTable, type ApplicationMachine } from './application.rules.ts';
import { getApplicationView } from './apply-to-role.ts';
import { addMember, areApart, endOthersOf, type RoleRow } from './role.queries.ts';

type Locked = {
  id: number;
  program_id: number;
  user_id: number;
  owner_id: number;
  status: RoleApplicationStatus;
  role: RoleRow & { is_gone: boolean };
};

/** The project is held before anything of it: who answers, who leaves and who changes the roles go one after the other. */
async function lockApplication(
  tx: Tx,
  id: number,
): Promise<{ application: Locked; program: LockedProgram } | null> {
  const seen = await tx
    .selectFrom('program_applications')
    .select('program_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const program = seen && (await lockProgram(tx, seen.program_id));
  if (!program) return null;
  const { rows } = await sql<Locked>`
    select a.id, a.program_id, a.user_id, a.owner_id, a.status, json_build_object('id', r.id, 'program_id', r.program_id,
      'name', r.name, 'places', r.places, 'filled', r.filled, 'is_gone', r.removed_at is not null) as role
    from program_applications a join program_roles r on r.id = a.role_id where a.id = ${id}`.execute(tx);
  return rows[0] ? { application: rows[0], program } : null;
}

type Moving = {
  id: number;
  userId: number;
  move: ApplicationMachine['move'];
  role: 'owner' | 'applicant';
  reason: string;
  now: Date;
};

async function join(tx: Tx, application: Locked, program: LockedProgram, now: Date): Promise<void> {
  const { user_id: userId, role } = application;
  if (await areApart(tx, userId, program.user_id)) throw new Refusal(programErrors.refused);
  if (await isMember(tx, program.id, userId)) throw new Refusal(roleApplicationErrors.alreadyMember);
  if (program.member_count >= programLimits.membersMost) throw new Refusal(memberErrors.tooMany);
  await addMember(tx, { role, userId, now });
  await endOthersOf(tx, program.id, userId, now);
}

export async function moveApplication(
  tx: Tx,
  { id, userId, move, role, reason, now }: Moving,
): Promise<void> {
  const found = await lockApplication(tx, id);
  const person = role === 'owner' ? found?.application.owner_id : found?.application.user_id;
  if (!found || person !== userId) throw new Refusal(roleApplicationErrors.notFound);
  const { application, program } = found;
  const { places, filled, is_gone: isGone } = application.role;
  const hasPlace = !isGone && filled < places && program.status === 'published';
  const decision = decide(applicationTable, { state: application.status, hasPlace }, move, role);
  if (!decision.isAllowed) {
    if (decision.why === 'guard') throw new Refusal(roleErrors.full);
    const status = roleApplicationStatuses[application.status];
    throw new Refusal(roleApplicationErrors.wrongState, { values: { status } });
  }
  await tx
    .updateTable('program_applications')
    .set({ status: decision.to, reason: move === 'decline' ? reason : '', decided_at: now })
    .where('id', '=', id)
    .execute();
  if (decision.effects.includes('join')) await join(tx, application, program, now);
  if (move === 'withdraw') return;
  const told = move === 'accept' ? 'accepted' : 'declined';
  await emitEvent(tx, 'program.person', { programId: program.id, id, move: told });
}

export const decideRoleApplication: Action<typeof decideEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { id, action, reason } = body;
  const view = await context.transaction(async (tx) => {
    await moveApplication(tx, { id, userId, move: action, role: 'owner', reason, now: context.now() });
    return getApplicationView(tx, userId, id);
  });
  return new Answer(action === 'accept' ? '已接受，对方成为成员' : '已婉拒', view);
};

export const withdrawRoleApplication: Action<typeof withdrawEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const view = await context.transaction(async (tx) => {
    const moving = { id: body.id, userId, move: 'withdraw', role: 'applicant', reason: '' } as const;
    await moveApplication(tx, { ...moving, now: context.now() });
    return getApplicationView(tx, userId, body.id);
  });
  return new Answer('申请已撤回', view);
};
