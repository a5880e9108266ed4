import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { sendPiece as endpoint } from '@zaojie/contract/uploads/piece.endpoints';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Db, Tx } from '../../../db/database.ts';
import type { Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { ReceivedFile } from '../../../frame/received-file.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { toRefusal } from '../keep-file.ts';
import { newChunkKey } from '../upload-keys.ts';
import { dropPieceUpload } from './drop-piece-upload.ts';
import { HEAD_BYTES, isExecutable } from './look-at-original.ts';
import {
  findPiece,
  findPieceUpload,
  insertPiece,
  lockPieceUpload,
  type PieceRow,
  type PieceUpload,
} from './piece.queries.ts';
import { placeOf } from './piece.rules.ts';

/** Stored under a name of its own before anybody knows of it: two that come at once never overwrite each other. */
export const sendPiece: Action<typeof endpoint> = async (context, { params, query, body }) => {
  const { file } = body;
  if (!(file instanceof ReceivedFile) || file.size === 0) throw new Refusal(uploadErrors.missingFile);
  const own = { userId: context.viewer.userId, id: params.id };
  const upload = await findPieceUpload(context.db, own);
  if (!upload) throw new Refusal(pieceErrors.notFound);
  const piece: PieceRow = {
    piece_upload_id: upload.id,
    start_at: query.offset,
    byte_size: file.size,
    sha256: file.sha256,
    key: newChunkKey(),
  };
  if (await isThere(context.db, upload, piece)) return standing(upload);
  if (query.offset === 0 && isExecutable(await readHead(file.path))) {
    await context.transaction(async (tx) => {
      const locked = await lockPieceUpload(tx, own);
      if (locked?.received === 0) await dropPieceUpload(tx, locked);
    });
    throw new Refusal(pieceErrors.executable);
  }
  await putPiece(context, piece, file);
  const kept = await keepPiece(context, own, piece).catch(async (error: unknown) => {
    await discardUnlessKept(context, piece);
    throw error;
  });
  if (kept.isTwice) await context.storage.delete(piece.key).catch(() => {});
  return standing(kept.upload);
};

const standing = ({ id, piece_size, received }: PieceUpload) => ({ id, piece_size, received });

/** Whether this very piece came before. Of a finished upload the pieces are gone, and what comes late is passed over. */
async function isThere(db: Db | Tx, upload: PieceUpload, piece: PieceRow): Promise<boolean> {
  const place = placeOf(upload, { offset: piece.start_at, size: piece.byte_size });
  if (place === 'next') return false;
  const before = await findPiece(db, upload.id, piece.start_at);
  if (before && before.sha256 !== piece.sha256) throw new Refusal(pieceErrors.otherBytes);
  return true;
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function putPiece(
  { storage }: ContextFor<'member'>,
  { key, byte_size: byteSize }: PieceRow,
  file: ReceivedFile,
): Promise<void> {
  const options = { contentType: 'application/octet-stream', byteSize };
  await storage.put(key, createReadStream(file.path), options).catch((error: unknown) => {
    throw toRefusal(error);
  });
}

/** Looked at again under the lock: the same piece may have come a second time meanwhile, or the upload be gone. */
async function keepPiece(
  context: ContextFor<'member'>,
  own: { userId: number; id: number },
  piece: PieceRow,
): Promise<{ upload: PieceUpload; isTwice: boolean }> {
  return context.transaction(async (tx) => {
    const upload = await lockPieceUpload(tx, own);
    if (!upload) throw new Refusal(pieceErrors.notFound);
    if (await isThere(tx, upload, piece)) return { upload, isTwice: true };
    await insertPiece(tx, piece, context.now());
    return { upload: { ...upload, received: piece.start_at + piece.byte_size }, isTwice: false };
  });
}

/** The row is asked, since a commit may have worked without our hearing of it. */
async function discardUnlessKept(context: ContextFor<'member'>, piece: PieceRow): Promise<void> {
  const kept = await findPiece(context.independentDb, piece.piece_upload_id, piece.start_at).catch(
    () => piece,
  );
  if (kept?.key !== piece.key) await context.storage.delete(piece.key).catch(() => {});
}
