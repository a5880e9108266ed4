import { programLimits } from '@zaojie/contract/programs/program-limits';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { LockedProgram } from '../program.queries.ts';

export type TeamText = { name: string; words: string; avatar: Picture | null };
export type TeamRow = TeamText & { id: number; user_id: number };

export async function insertTeam(tx: Tx, userId: number, text: TeamText, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('program_teams')
    .values({
      ...text,
      avatar: text.avatar === null ? null : JSON.stringify(text.avatar),
      user_id: userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTeam(tx: Tx, id: number, { avatar, ...text }: TeamText): Promise<void> {
  await tx
    .updateTable('program_teams')
    .set({ ...text, avatar: avatar === null ? null : JSON.stringify(avatar) })
    .where('id', '=', id)
    .execute();
}

/** Held until the end, so that it can't be given away meanwhile. */
export async function isOwnTeam(tx: Tx, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from program_teams where id = ${id} and user_id = ${userId} for share`.execute(tx);
  return rows.length > 0;
}

export async function lockTeam(tx: Tx, id: number): Promise<TeamRow | null> {
  const { rows } = await sql<TeamRow>`
    select id, user_id, name, words, avatar from program_teams where id = ${id} for no key update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function listTeamsOf(db: Db, userId: number): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select id, user_id, name, words, avatar from program_teams where user_id = ${userId}
    order by id limit ${sql.lit(programLimits.teamsMost)}`.execute(db);
  return rows;
}

/**
 * The team of a project that changes hands: it goes along when this is its only project, else it stays and the project gets
 * one of its own, under the same name. Its pictures stay where they are.
 */
export async function moveTeam(
  tx: Tx,
  { program, userId, now }: { program: LockedProgram; userId: number; now: Date },
): Promise<number | null> {
  const team = program.team_id === null ? null : await lockTeam(tx, program.team_id);
  if (!team) return null;
  const { rows } = await sql`
    select from programs where team_id = ${team.id} and id <> ${program.id} and deleted_at is null limit 1`.execute(
    tx,
  );
  if (rows.length > 0) return insertTeam(tx, userId, { name: team.name, words: '', avatar: null }, now);
  await tx.updateTable('program_teams').set({ user_id: userId }).where('id', '=', team.id).execute();
  return team.id;
}
