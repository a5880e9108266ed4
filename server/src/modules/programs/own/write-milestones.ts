import type { MilestoneForm } from '@zaojie/contract/programs/program-forms.schemas';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import { dayInShanghai } from '@zaojie/contract/days';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';

type Row = { id: number; done_on: string | null };

/** What is done stays done on its day; what is done now is done today. */
export const doneOn = (done: boolean, before: string | null, now: Date): string | null =>
  done ? (before ?? dayInShanghai(now)) : null;

/** These and no others, in this order. */
export async function writeMilestones(
  tx: Tx,
  programId: number,
  forms: readonly MilestoneForm[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<Row>`
    select id, done_on::text as done_on from program_milestones where program_id = ${programId}`.execute(tx);
  const known = new Map(rows.map((row) => [row.id, row]));
  const named = forms.flatMap(({ id }) => id ?? []);
  if (new Set(named).size < named.length || named.some((id) => !known.has(id))) {
    throw new Refusal(programErrors.unknownMilestone);
  }
  const gone = rows.filter(({ id }) => !named.includes(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('program_milestones').where('id', 'in', gone).execute();
  for (const [position, { id = null, title, note, due_on = null, done }] of forms.entries()) {
    const columns = { title, note, due_on, position };
    const before = known.get(id ?? 0)?.done_on ?? null;
    if (id === null) {
      await tx
        .insertInto('program_milestones')
        .values({ ...columns, done_on: doneOn(done, null, now), program_id: programId })
        .execute();
    } else {
      await tx
        .updateTable('program_milestones')
        .set({ ...columns, done_on: doneOn(done, before, now) })
        .where('id', '=', id)
        .execute();
    }
  }
}
