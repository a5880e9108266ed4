import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Sql } from '../../../db/statement.ts';
import { emittingEvent } from '../../../platform/events/emit-event.ts';

type Ending = { reason: string; now: Date };

async function end(tx: Tx, which: Sql, { reason, now }: Ending): Promise<void> {
  await sql`
    with ended as (
      update program_applications set status = 'declined', reason = ${reason}, decided_at = ${now}
      where status = 'applied' and ${which} returning id, program_id
    )
    ${emittingEvent('program.person', { programId: sql`e.program_id`, id: sql`e.id`, move: sql`'declined'::text` }, sql`ended e`)}`.execute(
    tx,
  );
  await sql`
    update program_invitations set status = 'cancelled', decided_at = ${now}
    where status = 'offered' and ${which}`.execute(tx);
}

/** Nobody waits for an answer of this project any more: applications are declined and told so, invitations are gone. */
export const endOffers = (tx: Tx, programId: number, ending: Ending): Promise<void> =>
  end(tx, sql`program_id = ${programId}`, ending);

export const endOffersOfRoles = (
  tx: Tx,
  programId: number,
  roleIds: readonly number[],
  ending: Ending,
): Promise<void> =>
  end(tx, sql`program_id = ${programId} and role_id = any(${[...roleIds]}::bigint[])`, ending);
