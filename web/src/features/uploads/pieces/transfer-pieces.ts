import {
  beginPieceUpload,
  finishPieceUpload,
  getPieceProgress,
} from '@zaojie/contract/uploads/piece.endpoints';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import type { OriginalFile, UploadPurpose } from '@zaojie/contract/uploads/piece.schemas';
import { ApiFailure, call } from '../../../api/client.ts';
import { FileRefused } from '../upload-file.ts';
import { uploadRequest } from '../upload-request.ts';
import { insist, pause } from './insist.ts';

const LOOK_AGAIN_MS = 2_000;

export interface Transfer {
  file: File;
  purpose: UploadPurpose;
  /** Of an upload that was begun before. */
  knownId: number | null;
  /** Known to the server: a begin whose answer was lost isn't a second upload. */
  repeatKey: string;
  signal: AbortSignal;
  onBegun: (id: number) => void;
  /** Bytes in all, of which the last piece may still be on its way. */
  onSent: (bytes: number) => void;
  onStage: (stage: 'sending' | 'offline' | 'finishing') => void;
}

type Standing = { id: number; piece_size: number; received: number; file: OriginalFile | null };

/** Sends what the server hasn't got, one piece after the other, and gives the file that came of them. */
export async function transferPieces(transfer: Transfer): Promise<OriginalFile> {
  const { file, signal, onBegun, onSent, onStage } = transfer;
  const standing = (await lookUp(transfer)) ?? (await begin(transfer));
  onBegun(standing.id);
  if (standing.file !== null) return standing.file;
  let { received } = standing;
  while (received < file.size) {
    onSent(received);
    const next = await sendPiece(transfer, standing, received);
    // A server that stands where it stood after it took a piece would keep us here for ever.
    if (next === received) throw new FileRefused(pieceErrors.wrongOffset.msg);
    received = next;
    signal.throwIfAborted();
  }
  onSent(file.size);
  onStage('finishing');
  return finish(transfer, standing.id);
}

function patiently<T>({ signal, onStage }: Transfer, work: () => Promise<T>): Promise<T> {
  return insist(signal, (isOffline) => onStage(isOffline ? 'offline' : 'sending'), work);
}

/** Null when the server no longer knows it, or knows another file by that number. */
async function lookUp(transfer: Transfer): Promise<Standing | null> {
  const { knownId: id, file, signal } = transfer;
  if (id === null) return null;
  try {
    const { data } = await patiently(transfer, () => call(getPieceProgress, { params: { id }, signal }));
    return data.size === file.size ? data : null;
  } catch (error) {
    if (isCode(error, pieceErrors.notFound)) return null;
    throw error;
  }
}

async function begin(transfer: Transfer): Promise<Standing> {
  const { file, purpose, repeatKey: idempotencyKey, signal } = transfer;
  const body = { name: file.name, size: file.size, purpose };
  const { data } = await patiently(transfer, () => call(beginPieceUpload, { body, idempotencyKey, signal }));
  return { ...data, file: null };
}

/** Where the server stands afterwards, be it elsewhere than we thought. */
async function sendPiece(transfer: Transfer, { id, piece_size }: Standing, offset: number): Promise<number> {
  const { file, signal, onSent } = transfer;
  const bytes = await readBytes(file, offset, offset + piece_size);
  const onPart = (sent: number) => onSent(offset + Math.min(sent, bytes.size));
  try {
    const answer = await patiently(transfer, () =>
      uploadRequest({
        method: 'POST',
        address: `/api/upload/piece/${id}`,
        query: { offset: String(offset) },
        body: bytes,
        signal,
        onSent: onPart,
      }),
    );
    return (answer as Standing).received;
  } catch (error) {
    if (!isCode(error, pieceErrors.wrongOffset)) throw error;
    return (error.data as { received: number }).received;
  }
}

/** A file that was moved or changed since it was chosen can't be read any more; no line is to blame for that. */
async function readBytes(file: File, start: number, end: number): Promise<Blob> {
  try {
    return new Blob([await file.slice(start, end).arrayBuffer()]);
  } catch {
    throw new FileRefused('文件无法读取，可能已被移动或修改，请重新选择');
  }
}

/** A large file takes the server a while; whoever asks again meanwhile is told to wait. */
async function finish(transfer: Transfer, id: number): Promise<OriginalFile> {
  const { signal } = transfer;
  for (;;) {
    try {
      const { data } = await insist(
        signal,
        (isOffline) => transfer.onStage(isOffline ? 'offline' : 'finishing'),
        () => call(finishPieceUpload, { params: { id }, signal }),
      );
      return data;
    } catch (error) {
      if (!isCode(error, pieceErrors.finishing)) throw error;
      await pause(LOOK_AGAIN_MS, signal);
    }
  }
}

export function isCode(error: unknown, declared: { code: number }): error is ApiFailure {
  return error instanceof ApiFailure && error.code === declared.code;
}
