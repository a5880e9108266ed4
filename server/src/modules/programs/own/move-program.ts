import { programStatuses } from '@zaojie/contract/programs/program-words';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { hotnessOf } from '../list/rank.rules.ts';
import { endOffers } from '../people/end-offers.ts';
import { findHeldWords } from '../../words/index.ts';
import { missingOf, publicWordsOf, subjectOf } from '../program.policy.ts';
import { lockProgram, type LockedProgram } from '../program.queries.ts';
import {
  programTable,
  type ProgramMachine,
  type ProgramMove,
  type ProgramRoleName,
} from '../program.rules.ts';

/** Somebody else's project answers like one that doesn't exist. */
export async function lockOwnProgram(tx: Tx, viewer: Viewer, id: number): Promise<LockedProgram> {
  const program = await lockProgram(tx, id);
  if (!program || program.user_id !== viewer.userId) throw new Refusal(programErrors.notFound);
  return program;
}

/** What else is read in public: the words of its roles and milestones. */
async function listWords(tx: Tx, programId: number): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select concat_ws(' ', name, requirements, pay_words) as words from program_roles
    where program_id = ${programId} and removed_at is null
    union all select concat_ws(' ', title, note) from program_milestones where program_id = ${programId}`.execute(
    tx,
  );
  return rows.map(({ words }) => words);
}

function refusalOf(
  program: LockedProgram,
  reason: ProgramMachine['reason'] | null,
  found: readonly string[],
): Refusal {
  if (reason === 'incomplete') {
    return new Refusal(programErrors.incomplete, { values: { missing: missingOf(program).join('、') } });
  }
  if (reason === 'watched') {
    return new Refusal(programErrors.forbiddenWords, { values: { words: found.join('、') } });
  }
  return new Refusal(programErrors.wrongState, { values: { status: programStatuses[program.status] } });
}

type Moving = { move: ProgramMove; role: ProgramRoleName; now: Date; reason?: string };

/** What the move makes of the project, written down with all it brings about. */
export async function moveProgram(
  tx: Tx,
  program: LockedProgram,
  { move, role, now, reason = '' }: Moving,
): Promise<void> {
  const found = await findHeldWords(tx, [...publicWordsOf(program), ...(await listWords(tx, program.id))]);
  const decision = decide(programTable, subjectOf(program, found), move, role);
  if (!decision.isAllowed) {
    throw refusalOf(program, decision.why === 'guard' ? decision.reason : null, found);
  }
  if (move === 'edit') return;
  const { to, effects } = decision;
  const isFirst = effects.includes('come_out') && program.published_at === null;
  await tx
    .updateTable('programs')
    .set({
      status: to,
      version: program.version + 1,
      updated_at: now,
      ...(to === 'removed' && { removed_reason: reason }),
      ...(to === 'published' && { active_at: now }),
      ...(isFirst && { published_at: now, rank: hotnessOf({}, now) }),
      ...(effects.includes('go') && { deleted_at: now }),
    })
    .where('id', '=', program.id)
    .execute();
  if (effects.includes('end_offers')) {
    const words = to === 'removed' ? '项目已经不在了' : '项目已经归档，不再招人';
    await endOffers(tx, program.id, { reason: words, now });
  }
  await emitEvent(tx, 'program.moved', { programId: program.id, move });
}
