import type {
  archiveProgram as archiveEndpoint,
  deleteProgram as deleteEndpoint,
  markMilestone as milestoneEndpoint,
  publishProgram as publishEndpoint,
  reopenProgram as reopenEndpoint,
} from '@zaojie/contract/programs/program.endpoints';
import { programStatuses } from '@zaojie/contract/programs/program-words';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import type { ProgramDetail, ProgramMilestone } from '@zaojie/contract/programs/program.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { releaseUploads } from '../../uploads/index.ts';
import { getProgramView } from '../detail/get-program.ts';
import { lockProgram, markActive, type LockedProgram } from '../program.queries.ts';
import type { ProgramMove } from '../program.rules.ts';
import { insertTeam } from '../teams/team.queries.ts';
import { lockOwnProgram, moveProgram } from './move-program.ts';
import { usedBy } from './program-files.ts';
import { doneOn } from './write-milestones.ts';

const TEAM_NAME_CHARACTERS = 16;

/** A project that comes out without a team gets one of its own, under its name. */
async function giveTeam(tx: Tx, program: LockedProgram, now: Date): Promise<void> {
  if (program.team_id !== null) return;
  const name = `${[...program.title].slice(0, TEAM_NAME_CHARACTERS).join('')}团队`;
  const teamId = await insertTeam(tx, program.user_id, { name, words: '', avatar: null }, now);
  await tx.updateTable('programs').set({ team_id: teamId }).where('id', '=', program.id).execute();
}

export async function publish(tx: Tx, program: LockedProgram, now: Date): Promise<void> {
  if (program.status === 'draft' && program.title !== '') await giveTeam(tx, program, now);
  await moveProgram(tx, program, { move: 'publish', role: 'owner', now });
}

export const archive = (tx: Tx, program: LockedProgram, now: Date): Promise<void> =>
  moveProgram(tx, program, { move: 'archive', role: 'owner', now });

async function move(context: ContextFor<'member'>, id: number, how: ProgramMove): Promise<ProgramDetail> {
  const { viewer } = context;
  const now = context.now();
  return context.transaction(async (tx) => {
    const program = await lockOwnProgram(tx, viewer, id);
    if (how === 'publish') await publish(tx, program, now);
    else await moveProgram(tx, program, { move: how, role: 'owner', now });
    return getProgramView(tx, viewer, id);
  });
}

export const publishProgram: Action<typeof publishEndpoint> = async (context, { body }) =>
  new Answer('项目已发布', await move(context, body.id, 'publish'));

export const archiveProgram: Action<typeof archiveEndpoint> = async (context, { body }) =>
  new Answer('项目已归档', await move(context, body.id, 'archive'));

export const reopenProgram: Action<typeof reopenEndpoint> = async (context, { body }) =>
  new Answer('项目已重新打开', await move(context, body.id, 'reopen'));

export const deleteProgram: Action<typeof deleteEndpoint> = async (context, { body }) => {
  await context.transaction(async (tx) => {
    const program = await lockOwnProgram(tx, context.viewer, body.id);
    await moveProgram(tx, program, { move: 'delete', role: 'owner', now: context.now() });
    await releaseUploads(tx, usedBy(program.id));
    await tx.deleteFrom('program_demos').where('program_id', '=', program.id).execute();
    await releaseUploads(tx, { kind: 'program-demo', ownerId: program.id });
  });
  return new Answer('草稿已删除', { id: body.id });
};

type MarkedRow = ProgramMilestone & { program_id: number };

/** Somebody else's milestone answers like one that doesn't exist. */
export const markMilestone: Action<typeof milestoneEndpoint> = async (context, { body }) => {
  const now = context.now();
  return context.transaction(async (tx) => {
    const found = await tx
      .selectFrom('program_milestones')
      .select('program_id')
      .where('id', '=', body.milestone_id)
      .executeTakeFirst();
    const program = found && (await lockProgram(tx, found.program_id));
    if (program?.user_id !== context.viewer.userId) throw new Refusal(programErrors.unknownMilestone);
    if (program.status === 'removed') {
      throw new Refusal(programErrors.wrongState, { values: { status: programStatuses[program.status] } });
    }
    const { rows } = await sql<MarkedRow>`
      update program_milestones
      set done_on = case when ${body.done} then coalesce(done_on, ${doneOn(true, null, now)}::date) end
      where id = ${body.milestone_id}
      returning id, title, note, due_on::text as due_on, done_on is not null as done, done_on::text as done_on`.execute(
      tx,
    );
    const [milestone] = rows;
    if (!milestone) throw new Refusal(programErrors.unknownMilestone);
    if (program.status === 'published') await markActive(tx, program.id, now);
    return milestone;
  });
};
