import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { areNotApart } from '../../users/index.ts';
import { lockProgram, refreshOpenings, type LockedProgram } from '../program.queries.ts';

export type RoleRow = { id: number; program_id: number; name: string; places: number; filled: number };

/** With its project held. Null where nobody can be taken: the role is gone, or its project isn't published. */
export async function lockOpenRole(
  tx: Tx,
  roleId: number,
): Promise<{ role: RoleRow; program: LockedProgram } | null> {
  const seen = await tx
    .selectFrom('program_roles')
    .select('program_id')
    .where('id', '=', roleId)
    .executeTakeFirst();
  const program = seen && (await lockProgram(tx, seen.program_id));
  if (program?.status !== 'published') return null;
  const { rows } = await sql<RoleRow>`
    select id, program_id, name, places, filled from program_roles
    where id = ${roleId} and removed_at is null`.execute(tx);
  return rows[0] ? { role: rows[0], program } : null;
}

export async function areApart(tx: Tx, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select ${areNotApart(one, other)} as free`.execute(tx);
  return !rows[0]?.free;
}

/** Somebody belongs to the project from now on and fills a place. The project is held. */
export async function addMember(
  tx: Tx,
  { role, userId, now }: { role: Pick<RoleRow, 'id' | 'program_id' | 'name'>; userId: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('program_members')
    .values({
      program_id: role.program_id,
      user_id: userId,
      role_id: role.id,
      role_name: role.name,
      joined_at: now,
    })
    .execute();
  await sql`update program_roles set filled = filled + 1 where id = ${role.id}`.execute(tx);
  await sql`
    update programs set member_count = member_count + 1, active_at = ${now}, updated_at = ${now}
    where id = ${role.program_id}`.execute(tx);
  await refreshOpenings(tx, role.program_id);
}

/** Whatever else of theirs waits for an answer here is over: they belong to it. */
export async function endOthersOf(tx: Tx, programId: number, userId: number, now: Date): Promise<void> {
  await sql`
    update program_applications set status = 'withdrawn', decided_at = ${now}
    where program_id = ${programId} and user_id = ${userId} and status = 'applied'`.execute(tx);
  await sql`
    update program_invitations set status = 'cancelled', decided_at = ${now}
    where program_id = ${programId} and user_id = ${userId} and status = 'offered'`.execute(tx);
}
