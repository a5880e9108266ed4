import type {
  leaveProgram as leaveEndpoint,
  removeMember as removeEndpoint,
} from '@zaojie/contract/programs/program-people.endpoints';
import { memberErrors, programErrors } from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { lockOwnProgram } from '../own/move-program.ts';
import { canSee } from '../program.policy.ts';
import { lockProgram, refreshOpenings, type LockedProgram } from '../program.queries.ts';

type Leaving = { userId: number; reason: string | null; now: Date };

/** Their place is open again, and a project on its way to them stays where it is. The project is held. */
async function endMembership(
  tx: Tx,
  program: LockedProgram,
  { userId, reason, now }: Leaving,
): Promise<void> {
  const { rows } = await sql<{ id: number; role_id: number | null }>`
    update program_members set left_at = ${now}, removed_reason = ${reason}
    where program_id = ${program.id} and user_id = ${userId} and left_at is null returning id, role_id`.execute(
    tx,
  );
  const [membership] = rows;
  if (!membership) throw new Refusal(memberErrors.notFound);
  if (membership.role_id !== null) {
    await sql`update program_roles set filled = filled - 1 where id = ${membership.role_id}`.execute(tx);
  }
  await sql`
    update programs set member_count = member_count - 1, updated_at = ${now} where id = ${program.id}`.execute(
    tx,
  );
  await sql`
    update program_handovers set status = 'cancelled', decided_at = ${now}
    where program_id = ${program.id} and to_id = ${userId} and status = 'offered'`.execute(tx);
  await refreshOpenings(tx, program.id);
  const move = reason === null ? 'left' : 'removed';
  await emitEvent(tx, 'program.person', { programId: program.id, id: membership.id, move });
}

export const leaveProgram: Action<typeof leaveEndpoint> = async (context, { body }) => {
  const { viewer } = context;
  await context.transaction(async (tx) => {
    const program = await lockProgram(tx, body.id);
    if (!program) throw new Refusal(programErrors.notFound);
    if (program.user_id === viewer.userId) throw new Refusal(memberErrors.ownerStays);
    if (program.status === 'draft' && !canSee(viewer, program)) throw new Refusal(programErrors.notFound);
    await endMembership(tx, program, { userId: viewer.userId, reason: null, now: context.now() });
  });
  return new Answer('已离开项目', { id: body.id });
};

export const removeMember: Action<typeof removeEndpoint> = async (context, { body }) => {
  const { viewer } = context;
  const count = await context.transaction(async (tx) => {
    const program = await lockOwnProgram(tx, viewer, body.id);
    if (body.user_id === viewer.userId) throw new Refusal(memberErrors.ownerStays);
    await endMembership(tx, program, { userId: body.user_id, reason: body.reason, now: context.now() });
    return program.member_count - 1;
  });
  return new Answer('已移出成员', { member_count: count });
};
