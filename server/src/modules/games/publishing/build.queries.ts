import type { BuildForm } from '@zaojie/contract/games/game-forms.schemas';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { releaseAllUploads, useUploads, type OriginalUpload } from '../../uploads/index.ts';
import type { BuildRow } from '../detail/detail.queries.ts';

/** The developer reads a file as its owner, everybody else by what they fetched. */
const BUILD = 'game-build';
export const DOWNLOAD = 'game-download';

export type FileRow = BuildRow & { game_id: number; upload_id: number; url: string };

export async function insertBuild(
  tx: Tx,
  { form, original, ownerId, now }: { form: BuildForm; original: OriginalUpload; ownerId: number; now: Date },
): Promise<FileRow> {
  const row = await tx
    .insertInto('game_builds')
    .values({
      game_id: form.id,
      upload_id: original.id,
      platform: form.platform,
      version: form.version,
      notes: form.notes,
      url: original.url,
      name: original.name,
      byte_size: original.byte_size,
      sha256: original.sha256,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await useUploads(tx, { kind: BUILD, ownerId: row.id, readers: 'owner', readerIds: [ownerId] }, [original]);
  await moveBuildCount(tx, form.id, 1, now);
  return row;
}

async function moveBuildCount(tx: Tx, gameId: number, by: number, now: Date): Promise<void> {
  await tx
    .updateTable('games')
    .set((eb) => ({ build_count: eb('build_count', '+', by), updated_at: now }))
    .where('id', '=', gameId)
    .execute();
}

export async function findBuild(db: Db, id: number): Promise<FileRow | null> {
  const row = await db.selectFrom('game_builds').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** With the file goes what everybody fetched of it: nobody reads it any longer. */
async function removeFiles(tx: Tx, buildIds: readonly number[]): Promise<void> {
  if (buildIds.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    delete from game_downloads where build_id = any(${[...buildIds]}::bigint[]) returning id`.execute(tx);
  await sql`delete from game_builds where id = any(${[...buildIds]}::bigint[])`.execute(tx);
  await releaseAllUploads(tx, { kind: DOWNLOAD, ownerIds: rows.map(({ id }) => id) });
  await releaseAllUploads(tx, { kind: BUILD, ownerIds: buildIds });
}

export async function deleteBuild(tx: Tx, build: FileRow, now: Date): Promise<void> {
  await removeFiles(tx, [build.id]);
  await moveBuildCount(tx, build.game_id, -1, now);
}

/** All files of a game that goes. */
export async function dropBuilds(tx: Tx, gameId: number): Promise<void> {
  const rows = await tx.selectFrom('game_builds').select('id').where('game_id', '=', gameId).execute();
  await removeFiles(
    tx,
    rows.map(({ id }) => id),
  );
  await tx.updateTable('games').set({ build_count: 0 }).where('id', '=', gameId).execute();
}
