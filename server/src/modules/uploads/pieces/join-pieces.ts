import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import { Refusal } from '../../../frame/refusal.ts';
import { urlOfKey } from '../../../platform/storage/file-places.ts';
import type { ByteRange, Storage, StoredFile } from '../../../platform/storage/storage.ts';
import { toRefusal } from '../keep-file.ts';
import { newOriginalKey } from '../upload-keys.ts';
import type { NewUpload, OriginalFacts } from '../upload.queries.ts';
import { HEAD_BYTES, isExecutable, mimeOf } from './look-at-original.ts';
import type { PieceRow, PieceUpload } from './piece.queries.ts';

/** A piece that the rows know is gone from the storage, or another one than came: the upload was given up, or is spoilt. */
export class PiecesLost extends Error {}

/** Stores one file of the pieces, which flow through and are never held together. Nobody knows of it until a row says so. */
export async function joinPieces(
  storage: Storage,
  { name, byte_size, purpose }: PieceUpload,
  pieces: readonly PieceRow[],
): Promise<NewUpload & OriginalFacts> {
  const head = await readHead(storage, pieces);
  if (isExecutable(head)) throw new Refusal(pieceErrors.executable);
  const mime = await mimeOf(head);
  const key = newOriginalKey();
  const hash = createHash('sha256');
  async function* bytesInOrder(): AsyncGenerator<Buffer> {
    for (const piece of pieces) {
      const { stream } = await openPiece(storage, piece);
      for await (const bytes of stream as AsyncIterable<Buffer>) {
        hash.update(bytes);
        yield bytes;
      }
    }
  }
  try {
    const bytes = Readable.from(bytesInOrder(), { objectMode: false });
    await storage.put(key, bytes, { contentType: 'application/octet-stream', byteSize: byte_size });
    if ((await storage.sizeOf(key)) !== byte_size)
      throw new PiecesLost('The file is not as long as its pieces');
  } catch (error) {
    await storage.delete(key).catch(() => {});
    throw toRefusal(error);
  }
  const facts = { url: urlOfKey(key), width: null, height: null, blur: '', widths: [] };
  return { kind: 'original', name, byte_size, ...facts, purpose, mime, sha256: hash.digest('hex') };
}

async function readHead(storage: Storage, [first]: readonly PieceRow[]): Promise<Buffer> {
  if (!first) throw new PiecesLost('There are no pieces');
  const end = Math.min(HEAD_BYTES, first.byte_size) - 1;
  return buffer((await openPiece(storage, first, { start: 0, end })).stream);
}

async function openPiece(
  storage: Storage,
  { key, byte_size }: PieceRow,
  range?: ByteRange,
): Promise<StoredFile> {
  const file = await storage.read(key, range);
  if (file?.size === byte_size) return file;
  file?.stream.destroy();
  throw new PiecesLost('A piece is not the one that came');
}
