import { randomBytes } from 'node:crypto';
import type { DemoKind, ProgramStatus } from '@zaojie/contract/programs/program-words';
import { isStorableLine } from '@zaojie/contract/text-rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { FindPlayFile, PlayFile } from '../../../frame/play-file.ts';
import type { ArchivePart } from '../../../platform/archives/read-parts.ts';
import { keyOfUrl } from '../../../platform/storage/file-places.ts';
import { releaseUploads, useUploads, type OriginalUpload } from '../../uploads/index.ts';

export const demoUse = (programId: number) => ({ kind: 'program-demo', ownerId: programId }) as const;

export type NewDemo = {
  programId: number;
  kind: DemoKind;
  version: string;
  original: OriginalUpload;
  parts: readonly ArchivePart[];
  now: Date;
};

/** In the place of the one before; plays and likes stay. */
export async function putDemo(tx: Tx, demo: NewDemo): Promise<void> {
  const { programId, kind, version, original, parts, now } = demo;
  await tx.deleteFrom('program_demos').where('program_id', '=', programId).execute();
  await tx
    .insertInto('program_demos')
    .values({
      program_id: programId,
      upload_id: original.id,
      kind,
      version,
      file_name: original.name,
      byte_size: original.byte_size,
      sha256: original.sha256,
      token: randomBytes(16).toString('hex'),
      created_at: now,
      updated_at: now,
    })
    .execute();
  const lines = JSON.stringify(parts);
  await sql`
    insert into program_demo_files (program_id, path, byte_offset, packed_size, byte_size, is_deflated)
    select ${programId}::bigint, path, "offset", "packedSize", size, "isDeflated"
    from json_to_recordset(${lines}::json)
      as part (path text, "offset" bigint, "packedSize" bigint, size bigint, "isDeflated" boolean)`.execute(
    tx,
  );
  await sql`
    insert into program_demo_stats (program_id) values (${programId}) on conflict do nothing`.execute(tx);
  await useUploads(tx, { ...demoUse(programId), readers: 'everybody' }, [original]);
}

/** False when there was none. */
export async function dropDemo(tx: Tx, programId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('program_demos')
    .where('program_id', '=', programId)
    .executeTakeFirst();
  await releaseUploads(tx, demoUse(programId));
  return numDeletedRows > 0n;
}

export type SeenDemo = {
  user_id: number;
  status: ProgramStatus;
  kind: DemoKind;
  token: string;
  file_name: string;
  byte_size: number;
  sha256: string;
  upload_id: number;
  url: string;
  play_count: number;
};

export async function findDemo(db: Db, programId: number): Promise<SeenDemo | null> {
  const { rows } = await sql<SeenDemo>`
    select p.user_id, p.status, d.kind, d.token, d.file_name, d.byte_size, d.sha256, d.upload_id, f.url,
      coalesce(c.play_count, 0) as play_count
    from program_demos d join programs p on p.id = d.program_id and p.deleted_at is null
    join uploads f on f.id = d.upload_id left join program_demo_stats c on c.program_id = d.program_id
    where d.program_id = ${programId}`.execute(db);
  return rows[0] ?? null;
}

type FileRow = Omit<PlayFile, 'key'> & { url: string };

/** Whoever knows the token may play: it is told to those who may see the project, and goes with the build. */
export function createPlayFileFinder({ db }: { db: Db }): FindPlayFile {
  return async (token, path) => {
    if (!/^[0-9a-f]{32}$/.test(token) || path.length > 1000 || !isStorableLine(path)) return null;
    const { rows } = await sql<FileRow>`
      select u.url, f.path, f.byte_offset as "offset", f.packed_size as "packedSize", f.byte_size as size,
        f.is_deflated as "isDeflated"
      from program_demos d join program_demo_files f on f.program_id = d.program_id join uploads u on u.id = d.upload_id
      where d.token = ${token} and d.kind = 'play' and f.path = ${path === '' ? 'index.html' : path}`.execute(
      db,
    );
    const [row] = rows;
    if (!row) return null;
    const { url, ...file } = row;
    return { ...file, key: keyOfUrl(url) };
  };
}
