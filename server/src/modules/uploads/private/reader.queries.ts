import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type ReadableUpload = { id: number; url: string; name: string; widths: number[]; mime: string | null };

/** A private file that somebody may read now: a use names them, or it is theirs and nothing uses it yet. */
export async function findReadable(
  db: Db,
  uploadId: number,
  readerId: number,
): Promise<ReadableUpload | null> {
  const { rows } = await sql<ReadableUpload>`
    select id, url, name, widths, mime from uploads
    where id = ${uploadId} and url like '/private/%' and (
      exists (select from upload_uses
        where upload_id = uploads.id and (readers = 'everybody' or ${readerId} = any(reader_ids)))
      or (user_id = ${readerId} and not exists (select from upload_uses where upload_id = uploads.id)))`.execute(
    db,
  );
  return rows[0] ?? null;
}
