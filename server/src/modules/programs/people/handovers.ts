import type {
  answerHandover as answerEndpoint,
  cancelHandover as cancelEndpoint,
  offerHandover as offerEndpoint,
} from '@zaojie/contract/programs/program-people.endpoints';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { handoverErrors, memberErrors, programErrors } from '@zaojie/contract/programs/program.errors';
import type { ProgramHandover } from '@zaojie/contract/programs/program.schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Sql } from '../../../db/statement.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { lockUsers } from '../../users/index.ts';
import { getProgramView } from '../detail/get-program.ts';
import { lockOwnProgram } from '../own/move-program.ts';
import { personJson } from '../program-rows.ts';
import {
  countProgramsOf,
  isMember,
  lockProgram,
  refreshOpenings,
  type LockedProgram,
} from '../program.queries.ts';
import { momentOf } from '../program.view.ts';
import { moveTeam } from '../teams/team.queries.ts';

export function handoversQuery(which: Sql): RawBuilder<ProgramHandover> {
  return sql<ProgramHandover>`
    select h.id, json_build_object('id', p.id, 'title', p.title, 'cover', p.cover) as project, ${personJson('f')} as "from",
      ${personJson('t')} as "to", h.created_at
    from program_handovers h join programs p on p.id = h.program_id
    join users f on f.id = h.from_id join users t on t.id = h.to_id
    where h.status = 'offered' and ${which} order by h.id desc`;
}

export async function listHandovers(db: Db, which: Sql): Promise<ProgramHandover[]> {
  const { rows } = await handoversQuery(which).execute(db);
  return rows.map((row) => ({ ...row, created_at: momentOf(row.created_at) }));
}

/** Offered to a member, who accepts: nobody gets a project, and what comes with it, without wanting it. */
export const offerHandover: Action<typeof offerEndpoint> = async (context, { body }) => {
  const { viewer } = context;
  const view = await context.transaction(async (tx) => {
    const program = await lockOwnProgram(tx, viewer, body.id);
    if (body.user_id === viewer.userId) throw new Refusal(memberErrors.ownerStays);
    if (program.status !== 'published' && program.status !== 'archived') {
      throw new Refusal(programErrors.notFound);
    }
    if (!(await isMember(tx, program.id, body.user_id))) throw new Refusal(memberErrors.notFound);
    if ((await listHandovers(tx, sql`h.program_id = ${program.id}`)).length > 0) {
      throw new Refusal(handoverErrors.pending);
    }
    const { id } = await tx
      .insertInto('program_handovers')
      .values({
        program_id: program.id,
        from_id: viewer.userId,
        to_id: body.user_id,
        status: 'offered',
        created_at: context.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await emitEvent(tx, 'program.person', { programId: program.id, id, move: 'handover_offered' });
    const [handover] = await listHandovers(tx, sql`h.id = ${id}`);
    if (!handover) throw new Refusal(handoverErrors.notFound);
    return handover;
  });
  return new Answer('已提出转交，等对方接受', view);
};

type Locked = { id: number; from_id: number; to_id: number };

/** With its project held; null once it has an end. */
async function lockHandover(
  tx: Tx,
  id: number,
): Promise<{ handover: Locked; program: LockedProgram } | null> {
  const seen = await tx
    .selectFrom('program_handovers')
    .select('program_id')
    .where('id', '=', id)
    .executeTakeFirst();
  const program = seen && (await lockProgram(tx, seen.program_id));
  if (!program) return null;
  const { rows } = await sql<Locked>`
    select id, from_id, to_id from program_handovers where id = ${id} and status = 'offered'`.execute(tx);
  return rows[0] ? { handover: rows[0], program } : null;
}

async function end(
  tx: Tx,
  id: number,
  status: 'accepted' | 'declined' | 'cancelled',
  now: Date,
): Promise<void> {
  await tx.updateTable('program_handovers').set({ status, decided_at: now }).where('id', '=', id).execute();
}

/** The project, what waits for its owner and, where it has no other project, its team; the place of the new owner is open again. */
async function giveTo(tx: Tx, program: LockedProgram, userId: number, now: Date): Promise<void> {
  const teamId = await moveTeam(tx, { program, userId, now });
  await sql`
    update programs set user_id = ${userId}, team_id = ${teamId}, game_id = null, version = version + 1, updated_at = ${now}
    where id = ${program.id}`.execute(tx);
  await sql`
    update program_roles r set filled = filled - 1 from program_members m
    where m.program_id = ${program.id} and m.user_id = ${userId} and m.left_at is null and r.id = m.role_id`.execute(
    tx,
  );
  await sql`
    update program_members set role_id = null
    where program_id = ${program.id} and user_id = ${userId} and left_at is null`.execute(tx);
  for (const table of ['program_applications', 'program_invitations'] as const) {
    await sql`
      update ${sql.table(table)} set owner_id = ${userId} where program_id = ${program.id}`.execute(tx);
  }
  await refreshOpenings(tx, program.id);
}

export const answerHandover: Action<typeof answerEndpoint> = async (context, { body }) => {
  const { viewer } = context;
  const now = context.now();
  const view = await context.transaction(async (tx) => {
    if (body.accept) await lockUsers(tx, [viewer.userId]);
    const found = await lockHandover(tx, body.id);
    if (found?.handover.to_id !== viewer.userId) throw new Refusal(handoverErrors.notFound);
    const { program } = found;
    if (body.accept) {
      if ((await countProgramsOf(tx, viewer.userId)) >= programLimits.projectsMost) {
        throw new Refusal(programErrors.tooMany);
      }
      await giveTo(tx, program, viewer.userId, now);
    }
    await end(tx, body.id, body.accept ? 'accepted' : 'declined', now);
    const move = body.accept ? 'handover_accepted' : 'handover_declined';
    await emitEvent(tx, 'program.person', { programId: program.id, id: body.id, move });
    return getProgramView(tx, viewer, program.id);
  });
  return new Answer(body.accept ? '项目现在由你负责' : '已谢绝转交', view);
};

export const cancelHandover: Action<typeof cancelEndpoint> = async (context, { body }) => {
  await context.transaction(async (tx) => {
    const found = await lockHandover(tx, body.id);
    if (found?.program.user_id !== context.viewer.userId) throw new Refusal(handoverErrors.notFound);
    await end(tx, body.id, 'cancelled', context.now());
  });
  return new Answer('已取消转交', { id: body.id });
};
