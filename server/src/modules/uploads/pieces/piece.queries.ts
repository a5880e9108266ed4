import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

export type PieceUpload = {
  id: number;
  user_id: number;
  purpose: string;
  name: string;
  byte_size: number;
  piece_size: number;
  received: number;
  finishing_at: Date | null;
  finisher: string | null;
  upload_id: number | null;
};

const columns = [
  'id',
  'user_id',
  'purpose',
  'name',
  'byte_size',
  'piece_size',
  'received',
  'finishing_at',
  'finisher',
  'upload_id',
] as const;

type Own = { userId: number; id: number };

/** Somebody else's is as missing as none. */
export async function findPieceUpload(db: Db, { userId, id }: Own): Promise<PieceUpload | undefined> {
  return ownPieceUpload(db, { userId, id }).executeTakeFirst();
}

export async function lockPieceUpload(tx: Tx, own: Own): Promise<PieceUpload | undefined> {
  return ownPieceUpload(tx, own).forUpdate().executeTakeFirst();
}

function ownPieceUpload(db: Db | Tx, { userId, id }: Own) {
  return db.selectFrom('piece_uploads').select(columns).where('id', '=', id).where('user_id', '=', userId);
}

export type Waiting = {
  open: number;
  /** On their way, or there and not used by anything yet. */
  waiting_bytes: number;
  /** All that is kept or comes for one purpose. */
  purpose_bytes: number;
};

export async function measureWaiting(tx: Tx, userId: number, purpose: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    with files as (
      select purpose, byte_size, true as is_open, true as is_waiting
      from piece_uploads where user_id = ${userId} and upload_id is null
      union all
      select purpose, byte_size, false, not exists (select from upload_uses where upload_id = uploads.id)
      from uploads where user_id = ${userId} and purpose is not null
    )
    select count(*) filter (where is_open)::int as open,
      coalesce(sum(byte_size) filter (where is_waiting), 0)::bigint as waiting_bytes,
      coalesce(sum(byte_size) filter (where purpose = ${purpose}), 0)::bigint as purpose_bytes
    from files`.execute(tx);
  return rows[0] ?? { open: 0, waiting_bytes: 0, purpose_bytes: 0 };
}

type NewPieceUpload = Pick<PieceUpload, 'user_id' | 'purpose' | 'name' | 'byte_size' | 'piece_size'>;

export async function insertPieceUpload(tx: Tx, upload: NewPieceUpload, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('piece_uploads')
    .values({ ...upload, created_at: now, touched_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type PieceRow = {
  piece_upload_id: number;
  start_at: number;
  byte_size: number;
  sha256: string;
  key: string;
};

const pieceColumns = ['piece_upload_id', 'start_at', 'byte_size', 'sha256', 'key'] as const;

export async function findPiece(db: Db | Tx, id: number, startAt: number): Promise<PieceRow | undefined> {
  return db
    .selectFrom('upload_pieces')
    .select(pieceColumns)
    .where('piece_upload_id', '=', id)
    .where('start_at', '=', startAt)
    .executeTakeFirst();
}

export async function listPieces(db: Db | Tx, id: number): Promise<PieceRow[]> {
  return db
    .selectFrom('upload_pieces')
    .select(pieceColumns)
    .where('piece_upload_id', '=', id)
    .orderBy('start_at')
    .execute();
}

export async function insertPiece(tx: Tx, piece: PieceRow, now: Date): Promise<void> {
  await tx.insertInto('upload_pieces').values(piece).execute();
  await tx
    .updateTable('piece_uploads')
    .set({ received: piece.start_at + piece.byte_size, touched_at: now })
    .where('id', '=', piece.piece_upload_id)
    .execute();
}

export async function setFinisher(
  tx: Tx,
  id: number,
  finisher: { call: string; since: Date } | null,
): Promise<void> {
  await tx
    .updateTable('piece_uploads')
    .set({ finisher: finisher?.call ?? null, finishing_at: finisher?.since ?? null })
    .where('id', '=', id)
    .execute();
}

/** Gives the keys of its pieces, which nothing names any more. */
export async function setFinished(tx: Tx, id: number, uploadId: number, now: Date): Promise<string[]> {
  await tx
    .updateTable('piece_uploads')
    .set({ upload_id: uploadId, finisher: null, finishing_at: null, touched_at: now })
    .where('id', '=', id)
    .execute();
  return deletePieces(tx, [id]);
}

/** Gives the keys of their pieces. */
export async function deletePieceUploads(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const keys = await deletePieces(tx, ids);
  await tx
    .deleteFrom('piece_uploads')
    .where('id', 'in', [...ids])
    .execute();
  return keys;
}

async function deletePieces(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('upload_pieces')
    .where('piece_upload_id', 'in', [...ids])
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Those that nothing came for since then, up to so many; one that is being finished is left alone. */
export async function lockAbandoned(
  tx: Tx,
  { touchedBefore, diedBefore }: { touchedBefore: Date; diedBefore: Date },
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from piece_uploads
    where touched_at < ${touchedBefore} and (finishing_at is null or finishing_at < ${diedBefore})
    order by id limit ${count} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}
