import type { ProgramEngine, ProgramStage, ProgramStatus } from '@zaojie/contract/programs/program-words';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export type ProgramText = {
  title: string;
  summary: string;
  pitch: string;
  stage: ProgramStage;
  engine: ProgramEngine | null;
  genre_mask: number;
  cover: Picture | null;
  media: Picture[];
  team_id: number | null;
  game_id: number | null;
};

export type LockedProgram = ProgramText & {
  id: number;
  user_id: number;
  status: ProgramStatus;
  removed_reason: string;
  version: number;
  member_count: number;
  devlog_count: number;
  published_at: Date | null;
};

/** Whoever changes a project or who belongs to it holds its row first. */
export async function lockProgram(tx: Tx, id: number): Promise<LockedProgram | null> {
  const { rows } = await sql<LockedProgram>`
    select id, user_id, status, removed_reason, version, title, summary, pitch, stage, engine, genre_mask, cover, media, team_id,
      game_id, member_count, devlog_count, published_at
    from programs where id = ${id} and deleted_at is null for no key update`.execute(tx);
  return rows[0] ?? null;
}

const asColumns = (text: ProgramText) => ({
  ...text,
  cover: text.cover === null ? null : JSON.stringify(text.cover),
  media: JSON.stringify(text.media),
});

export async function insertProgram(tx: Tx, userId: number, text: ProgramText, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('programs')
    .values({
      ...asColumns(text),
      user_id: userId,
      status: 'draft',
      created_at: now,
      updated_at: now,
      active_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('program_stats').values({ program_id: id }).execute();
  await tx
    .insertInto('program_members')
    .values({ program_id: id, user_id: userId, role_name: '发起人', joined_at: now })
    .execute();
  return id;
}

/** A save is something new to see, unless nobody but the owner sees it. */
export async function updateProgram(
  tx: Tx,
  program: LockedProgram,
  text: ProgramText,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('programs')
    .set({
      ...asColumns(text),
      version: program.version + 1,
      updated_at: now,
      ...(program.status === 'published' && { active_at: now }),
    })
    .where('id', '=', program.id)
    .execute();
}

/** Something new is to be seen. */
export async function markActive(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('programs').set({ active_at: now, updated_at: now }).where('id', '=', id).execute();
}

/** The places that are open, worked out from the roles; what isn't published looks for nobody all the same. */
export async function refreshOpenings(tx: Tx, id: number): Promise<void> {
  await sql`
    update programs p set open_mask = open.mask, open_count = open.places
    from (
      select coalesce(bit_or(1 << (
          (array_position(array['2d', '3d', 'music', 'programming', 'writing', 'design', 'animation', 'test', 'other'],
            r.discipline) - 1) * 3
          + array_position(array['paid', 'share', 'free'], r.pay) - 1)), 0) as mask,
        coalesce(sum(r.places - r.filled), 0)::int as places
      from program_roles r
      where r.program_id = ${id} and r.removed_at is null and r.filled < r.places
    ) open
    where p.id = ${id} and (p.open_mask, p.open_count) is distinct from (open.mask, open.places)`.execute(tx);
}

export async function countProgramsOf(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from programs where user_id = ${userId} and deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function isMember(db: Db, programId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`select from program_members
    where program_id = ${programId} and user_id = ${userId} and left_at is null`.execute(db);
  return rows.length > 0;
}
