import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database.ts';

export type UploadFacts = {
  id: number;
  kind: string;
  url: string;
  name: string;
  byte_size: number;
  width: number | null;
  height: number | null;
  blur: string;
  widths: number[];
};

export const factColumns = [
  'id',
  'kind',
  'url',
  'name',
  'byte_size',
  'width',
  'height',
  'blur',
  'widths',
] as const;

/** What uses files: the kind of thing and its id. */
export type UseOwner = { kind: string; ownerId: number };

export type UseReaders =
  | { readers: 'everybody' }
  | { readers: 'parties'; readerIds: readonly number[] }
  | { readers: 'owner'; readerIds: readonly [number] };

export type UploadUse = UseOwner & UseReaders;

/** One's own files, kept from being removed until the transaction ends. Others may use them meanwhile as well. */
export async function lockOwnUploads(
  tx: Tx,
  userId: number,
  urls: readonly string[],
): Promise<UploadFacts[]> {
  if (urls.length === 0) return [];
  return tx
    .selectFrom('uploads')
    .select(factColumns)
    .where('user_id', '=', userId)
    .where('url', 'in', [...urls])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

export async function insertUses(tx: Tx, uses: readonly (UploadUse & { uploadId: number })[]): Promise<void> {
  if (uses.length === 0) return;
  const rows = uses.map((use) => ({
    upload_id: use.uploadId,
    kind: use.kind,
    owner_id: use.ownerId,
    readers: use.readers,
    reader_ids: use.readers === 'everybody' ? [] : [...use.readerIds],
  }));
  await tx
    .insertInto('upload_uses')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['upload_id', 'kind', 'owner_id']).doUpdateSet((eb) => ({
        readers: eb.ref('excluded.readers'),
        reader_ids: eb.ref('excluded.reader_ids'),
      })),
    )
    .execute();
}

/** Gives the ids of the files that were used. */
export async function deleteUses(
  tx: Tx,
  { kind, ownerIds }: { kind: string; ownerIds: readonly number[] },
  except: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ upload_id: number }>`
    delete from upload_uses
    where kind = ${kind} and owner_id = any(${[...ownerIds]}::bigint[]) and upload_id <> all(${[...except]}::bigint[])
    returning upload_id`.execute(tx);
  return rows.map((row) => row.upload_id);
}

export type RemovedUpload = { url: string; widths: number[] };

const isUnused = sql`not exists (select from upload_uses where upload_id = uploads.id)`;

/** Of these, the ones that nothing uses. Whoever is claiming one or giving it up at the same time is waited for. */
export async function deleteUnused(tx: Tx, ids: readonly number[]): Promise<RemovedUpload[]> {
  const locked = await sql<{ id: number }>`
    select id from uploads where id = any(${[...ids]}) order by id for update`.execute(tx);
  return deleteLocked(tx, locked.rows);
}

/** Of those from before, up to so many that nothing uses; those that are being claimed are left alone. */
export async function deleteUnusedBefore(tx: Tx, before: Date, count: number): Promise<RemovedUpload[]> {
  const locked = await sql<{ id: number }>`
    select id from uploads where created_at < ${before} and ${isUnused}
    order by id limit ${count} for update skip locked`.execute(tx);
  return deleteLocked(tx, locked.rows);
}

/** Looked at again under the lock: what was written between the first look and the lock shows only now. */
async function deleteLocked(tx: Tx, locked: readonly { id: number }[]): Promise<RemovedUpload[]> {
  if (locked.length === 0) return [];
  const ids: RawBuilder<unknown> = sql`any(${locked.map((row) => row.id)})`;
  const { rows } = await sql<RemovedUpload>`
    delete from uploads where id = ${ids} and ${isUnused} returning url, widths`.execute(tx);
  return rows;
}

/** One more person may read what these owners show; what everybody reads stays as it is. */
export async function addReader(
  tx: Tx,
  { kind, ownerIds }: { kind: string; ownerIds: readonly number[] },
  readerId: number,
): Promise<void> {
  if (ownerIds.length === 0) return;
  await sql`
    update upload_uses set readers = 'parties', reader_ids = reader_ids || ${readerId}::bigint
    where kind = ${kind} and owner_id = any(${[...ownerIds]}::bigint[])
      and readers <> 'everybody' and ${readerId} <> all(reader_ids)`.execute(tx);
}
