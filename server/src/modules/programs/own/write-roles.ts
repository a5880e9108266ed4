import type { RoleForm } from '@zaojie/contract/programs/program-forms.schemas';
import { programDisciplines } from '@zaojie/contract/programs/program-words';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { endOffersOfRoles } from '../people/end-offers.ts';

type RoleRow = { id: number; name: string; filled: number };

const nameOf = (form: RoleForm) => (form.name === '' ? programDisciplines[form.discipline] : form.name);

function checkPlaces(known: ReadonlyMap<number, RoleRow>, forms: readonly RoleForm[]): void {
  const named = forms.flatMap(({ id }) => id ?? []);
  if (new Set(named).size < named.length || named.some((id) => !known.has(id))) {
    throw new Refusal(programErrors.unknownRole);
  }
  for (const form of forms) {
    const filled = known.get(form.id ?? 0)?.filled ?? 0;
    if (form.places >= filled) continue;
    throw new Refusal(programErrors.placesBelowFilled, { values: { role: nameOf(form), filled } });
  }
}

async function writeRole(tx: Tx, programId: number, form: RoleForm, position: number): Promise<void> {
  const { id = null, discipline, requirements, pay, pay_words, places } = form;
  const columns = { name: nameOf(form), discipline, requirements, pay, pay_words, places, position };
  if (id === null) {
    await tx
      .insertInto('program_roles')
      .values({ ...columns, program_id: programId })
      .execute();
  } else {
    await tx.updateTable('program_roles').set(columns).where('id', '=', id).execute();
  }
}

/** These and no others, in this order. Whoever waits for an answer of a role that goes is told; members stay members. */
export async function writeRoles(
  tx: Tx,
  programId: number,
  forms: readonly RoleForm[],
  now: Date,
): Promise<void> {
  const { rows } = await sql<RoleRow>`
    select id, name, filled from program_roles where program_id = ${programId} and removed_at is null`.execute(
    tx,
  );
  checkPlaces(new Map(rows.map((row) => [row.id, row])), forms);
  const kept = new Set(forms.map(({ id }) => id));
  const gone = rows.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) {
    await tx.updateTable('program_roles').set({ removed_at: now }).where('id', 'in', gone).execute();
    await endOffersOfRoles(tx, programId, gone, { reason: '这个职位已经取消', now });
  }
  for (const [position, form] of forms.entries()) await writeRole(tx, programId, form, position);
}
