import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { UploadFacts, UploadUse, UseOwner } from '../use.queries.ts';

/** Which original, and what shows its preview. */
export type PreviewPlace = UseOwner & { uploadId: number };

export async function insertPreview(
  tx: Tx,
  { uploadId, use, mark }: { uploadId: number; use: UploadUse; mark: string },
  now: Date,
): Promise<void> {
  const reader_ids = use.readers === 'everybody' ? [] : [...use.readerIds];
  await tx
    .insertInto('upload_previews')
    .values({
      upload_id: uploadId,
      kind: use.kind,
      owner_id: use.ownerId,
      readers: use.readers,
      reader_ids,
      mark,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['upload_id', 'kind', 'owner_id']).doNothing())
    .execute();
}

export type WaitingPreview = {
  mark: string;
  readers: UploadUse['readers'];
  reader_ids: number[];
  /** Of the original. */
  user_id: number;
  url: string;
  name: string;
  byte_size: number;
};

/** One that is still to be drawn; with a lock, nobody else draws it until the transaction ends. */
export async function findWaitingPreview(
  db: Db | Tx,
  { uploadId, kind, ownerId }: PreviewPlace,
  lock = sql``,
): Promise<WaitingPreview | null> {
  const { rows } = await sql<WaitingPreview>`
    select p.mark, p.readers, p.reader_ids, u.user_id, u.url, u.name, u.byte_size
    from upload_previews p join uploads u on u.id = p.upload_id
    where p.upload_id = ${uploadId} and p.kind = ${kind} and p.owner_id = ${ownerId}
      and p.preview_id is null and not p.has_failed
    ${lock}`.execute(db);
  return rows[0] ?? null;
}

export const lockPreview = sql`for update of p`;

/** Null: nothing can be drawn of it. */
export async function settlePreview(tx: Tx, place: PreviewPlace, previewId: number | null): Promise<void> {
  await tx
    .updateTable('upload_previews')
    .set(previewId === null ? { has_failed: true } : { preview_id: previewId })
    .where('upload_id', '=', place.uploadId)
    .where('kind', '=', place.kind)
    .where('owner_id', '=', place.ownerId)
    .execute();
}

/** What isn't drawn yet when its owner goes never will be. */
export async function deleteWaitingPreviews(
  tx: Tx,
  { kind, ownerIds }: { kind: string; ownerIds: readonly number[] },
  except: readonly number[],
): Promise<void> {
  await sql`
    delete from upload_previews
    where kind = ${kind} and owner_id = any(${[...ownerIds]}::bigint[]) and preview_id is null
      and upload_id <> all(${[...except]}::bigint[])`.execute(tx);
}

export type Preview = {
  /** Of the original. */
  uploadId: number;
  ownerId: number;
  status: 'waiting' | 'ready' | 'failed';
  picture: UploadFacts | null;
};

type PreviewRow = UploadFacts & { upload_id: number; owner_id: number; status: Preview['status'] };

/** Of everything that these owners show; originals that never had a preview are left out. */
export async function listPreviews(
  db: Db | Tx,
  { kind, ownerIds }: { kind: string; ownerIds: readonly number[] },
): Promise<Preview[]> {
  if (ownerIds.length === 0) return [];
  const { rows } = await sql<PreviewRow>`
    select p.upload_id, p.owner_id,
      case when p.preview_id is not null then 'ready' when p.has_failed then 'failed' else 'waiting' end as status,
      u.id, u.kind, u.url, u.name, u.byte_size, u.width, u.height, u.blur, u.widths
    from upload_previews p left join uploads u on u.id = p.preview_id
    where p.kind = ${kind} and p.owner_id = any(${[...ownerIds]}::bigint[])
    order by p.owner_id, p.upload_id`.execute(db);
  return rows.map(({ upload_id, owner_id, status, ...picture }) => ({
    uploadId: upload_id,
    ownerId: owner_id,
    status,
    picture: status === 'ready' ? picture : null,
  }));
}
