import type {
  answerInvitation as answerEndpoint,
  cancelInvitation as cancelEndpoint,
  inviteToRole as inviteEndpoint,
} from '@zaojie/contract/programs/program-people.endpoints';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { invitationStatuses } from '@zaojie/contract/programs/program-words';
import {
  invitationErrors,
  memberErrors,
  programErrors,
  roleApplicationErrors,
  roleErrors,
} from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { transaction } from '../../../db/transaction.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { scheduleJob } from '../../../platform/jobs/schedule-job.ts';
import { isMember, lockProgram } from '../program.queries.ts';
import { checkWords } from './apply-to-role.ts';
import { invitationTable, type InvitationMachine } from './application.rules.ts';
import { getInvitationView, lockInvitation, type LockedInvitation } from './invitation-rows.ts';
import { addMember, areApart, endOthersOf, lockOpenRole } from './role.queries.ts';

declare module '../../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'expire-program-invitation': { invitationId: number };
  }
}

const DAY_MS = 86_400_000;

type Invite = { role_id: number; user_id: number; message: string };

async function checkInvited(tx: Tx, programId: number, { role_id, user_id }: Invite): Promise<void> {
  const known = await tx.selectFrom('users').select('id').where('id', '=', user_id).executeTakeFirst();
  if (!known) throw new Refusal(invitationErrors.userNotFound);
  if (await isMember(tx, programId, user_id)) throw new Refusal(roleApplicationErrors.alreadyMember);
  const { rows } = await sql<{ same: number; offered: number }>`
    select count(*) filter (where role_id = ${role_id} and user_id = ${user_id})::int as same, count(*)::int as offered
    from program_invitations where program_id = ${programId} and status = 'offered'`.execute(tx);
  const { same = 0, offered = 0 } = rows[0] ?? {};
  if (same > 0) throw new Refusal(invitationErrors.repeated);
  if (offered >= programLimits.invitationsMost) throw new Refusal(invitationErrors.tooMany);
}

export async function invite(tx: Tx, form: Invite, ownerId: number, now: Date): Promise<number> {
  await checkWords(tx, [form.message]);
  const open = await lockOpenRole(tx, form.role_id);
  if (open?.program.user_id !== ownerId) throw new Refusal(roleErrors.notFound);
  const { role, program } = open;
  if (form.user_id === ownerId) throw new Refusal(invitationErrors.ofOneself);
  await checkInvited(tx, program.id, form);
  if (await areApart(tx, ownerId, form.user_id)) throw new Refusal(programErrors.refused);
  if (role.filled >= role.places) throw new Refusal(roleErrors.full);
  const expiresAt = new Date(now.getTime() + programLimits.invitationDays * DAY_MS);
  const { id } = await tx
    .insertInto('program_invitations')
    .values({
      program_id: program.id,
      role_id: role.id,
      user_id: form.user_id,
      owner_id: ownerId,
      message: form.message,
      status: 'offered',
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await scheduleJob(
    tx,
    'expire-program-invitation',
    { invitationId: id },
    { runAt: expiresAt, key: `expire-program-invitation:${id}` },
  );
  await emitEvent(tx, 'program.person', { programId: program.id, id, move: 'invited' });
  return id;
}

export const inviteToRole: Action<typeof inviteEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    const id = await invite(tx, body, userId, now);
    return getInvitationView(tx, userId, id, now);
  });
  return new Answer('邀请已发出', view);
};

type Moving = { move: InvitationMachine['move']; role: InvitationMachine['role']; now: Date };

async function joinInvited(tx: Tx, invitation: LockedInvitation, now: Date): Promise<void> {
  const { user_id: userId, program_id: programId, role } = invitation;
  if (await isMember(tx, programId, userId)) throw new Refusal(roleApplicationErrors.alreadyMember);
  if (invitation.member_count >= programLimits.membersMost) throw new Refusal(memberErrors.tooMany);
  await addMember(tx, { role, userId, now });
  await endOthersOf(tx, programId, userId, now);
}

async function moveInvitation(
  tx: Tx,
  invitation: LockedInvitation,
  { move, role, now }: Moving,
): Promise<void> {
  const subject = {
    state: invitation.status,
    hasPlace: invitation.has_place,
    isOver: invitation.expires_at <= now,
  };
  const decision = decide(invitationTable, subject, move, role);
  if (!decision.isAllowed) {
    if (decision.why === 'guard' && decision.reason === 'full') throw new Refusal(roleErrors.full);
    const status = subject.isOver && invitation.status === 'offered' ? 'expired' : invitation.status;
    throw new Refusal(invitationErrors.wrongState, { values: { status: invitationStatuses[status] } });
  }
  await tx
    .updateTable('program_invitations')
    .set({ status: decision.to, decided_at: now })
    .where('id', '=', invitation.id)
    .execute();
  if (decision.effects.includes('join')) await joinInvited(tx, invitation, now);
  if (move !== 'accept' && move !== 'decline') return;
  const told = move === 'accept' ? 'invitation_accepted' : 'invitation_declined';
  await emitEvent(tx, 'program.person', { programId: invitation.program_id, id: invitation.id, move: told });
}

/** With the project held first. */
async function lockWithProgram(tx: Tx, id: number): Promise<LockedInvitation | null> {
  const seen = await tx
    .selectFrom('program_invitations')
    .select('program_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return seen && (await lockProgram(tx, seen.program_id)) ? lockInvitation(tx, id) : null;
}

export const answerInvitation: Action<typeof answerEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    const invitation = await lockWithProgram(tx, body.id);
    if (invitation?.user_id !== userId || invitation.status === 'cancelled') {
      throw new Refusal(invitationErrors.notFound);
    }
    await moveInvitation(tx, invitation, { move: body.accept ? 'accept' : 'decline', role: 'invited', now });
    return getInvitationView(tx, userId, body.id, now);
  });
  return new Answer(body.accept ? '已加入项目' : '已谢绝邀请', view);
};

export const cancelInvitation: Action<typeof cancelEndpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    const invitation = await lockWithProgram(tx, body.id);
    if (invitation?.owner_id !== userId) throw new Refusal(invitationErrors.notFound);
    await moveInvitation(tx, invitation, { move: 'cancel', role: 'owner', now });
    return getInvitationView(tx, userId, body.id, now);
  });
  return new Answer('邀请已取消', view);
};

/** When its time is over; one that was answered meanwhile stays as it is. */
export async function expireInvitation(db: Db, invitationId: number, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const invitation = await lockWithProgram(tx, invitationId);
    if (invitation?.status !== 'offered' || invitation.expires_at > now) return;
    await moveInvitation(tx, invitation, { move: 'expire', role: 'system', now });
  });
}
