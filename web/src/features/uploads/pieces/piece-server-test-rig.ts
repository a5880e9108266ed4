import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import type { OriginalFile } from '@zaojie/contract/uploads/piece.schemas';
import { vi } from 'vitest';
import { stubXhr, type SentRequest } from '../xhr-test-rig.ts';

/** Small enough that a word is several pieces. */
export const PIECE = 4;

interface Stored {
  name: string;
  size: number;
  received: number;
  file: OriginalFile | null;
}

export interface PieceServer {
  uploads: Map<number, Stored>;
  /** Calls besides the pieces, as `POST begin`. */
  calls: string[];
  /** Pieces, in the order in which they were sent. */
  pieces: SentRequest[];
  /** So many more calls to finish are told to wait. */
  finishingFor: number;
  /** Takes the next piece that waits, and answers as the server would. */
  takePiece: () => void;
}

const ok = (data: unknown) => ({ code: 1, msg: 'ok', data });
const refused = ({ code, msg }: { code: number; msg: string }, data: unknown = null) => ({ code, msg, data });

/** A server that keeps numbers in place of bytes, under the real client. */
export function startPieceServer(): PieceServer {
  const server: PieceServer = {
    uploads: new Map(),
    calls: [],
    pieces: stubXhr(),
    finishingFor: 0,
    takePiece() {
      const request = server.pieces[answered];
      if (request === undefined) throw new Error('no piece waits');
      answered += 1;
      request.answer(200, answerPiece(server, request));
    },
  };
  let answered = 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const [, action = '', id] = /^\/api\/upload\/(\w+)(?:\/(\d+))?$/.exec(address) ?? [];
    server.calls.push(`${init.method ?? 'GET'} ${action}`);
    return new Response(JSON.stringify(answerCall(server, action, Number(id), init)));
  });
  return server;
}

function answerPiece(server: PieceServer, { address, body }: SentRequest): object {
  const [, id, offset] = /\/piece\/(\d+)\?offset=(\d+)$/.exec(address) ?? [];
  const upload = server.uploads.get(Number(id));
  if (upload === undefined) return refused(pieceErrors.notFound);
  if (Number(offset) > upload.received)
    return refused(pieceErrors.wrongOffset, { received: upload.received });
  upload.received = Math.max(upload.received, Number(offset) + (body as Blob).size);
  return ok({ id: Number(id), piece_size: PIECE, received: upload.received });
}

function answerCall(server: PieceServer, action: string, id: number, init: RequestInit): object {
  if (action === 'begin') {
    const { name, size } = JSON.parse(init.body as string) as { name: string; size: number };
    const fresh = server.uploads.size + 1;
    server.uploads.set(fresh, { name, size, received: 0, file: null });
    return ok({ id: fresh, piece_size: PIECE, received: 0 });
  }
  const upload = server.uploads.get(id);
  if (upload === undefined) return refused(pieceErrors.notFound);
  const { name, size } = upload;
  if (action === 'progress') return ok({ ...upload, id, piece_size: PIECE, status: 'open' });
  if (action === 'cancel') {
    server.uploads.delete(id);
    return ok({});
  }
  if (server.finishingFor > 0) {
    server.finishingFor -= 1;
    return refused(pieceErrors.finishing);
  }
  upload.file = { id: id + 100, url: `/private-files/${id}`, name, size, sha256: '', mime: 'text/plain' };
  return ok(upload.file);
}
