import { randomUUID } from 'node:crypto';
import type { finishPieceUpload as endpoint } from '@zaojie/contract/uploads/piece.endpoints';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import type { Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { discardUnlessKept } from '../keep-file.ts';
import { scheduleRemovalOf } from '../remove-files.ts';
import { insertUpload, type NewUpload, type OriginalFacts } from '../upload.queries.ts';
import { dropPieceUpload } from './drop-piece-upload.ts';
import { joinPieces, PiecesLost } from './join-pieces.ts';
import { getUploadFacts, type OriginalUpload } from './original.queries.ts';
import { originalView } from './original.view.ts';
import {
  listPieces,
  lockPieceUpload,
  setFinished,
  setFinisher,
  type PieceRow,
  type PieceUpload,
} from './piece.queries.ts';
import { standingOf } from './piece.rules.ts';

type Original = NewUpload & OriginalFacts;
type Own = { userId: number; id: number };
/** One call puts the pieces together; it knows by its number whether it still may. */
type Finishing = { upload: PieceUpload; pieces: PieceRow[]; call: string };

/** Begun and done in two short transactions, with the work between them; asked again, it gives the file that came of it. */
export const finishPieceUpload: Action<typeof endpoint> = async (context, { params }) => {
  const own = { userId: context.viewer.userId, id: params.id };
  const begun = await begin(context, own);
  if ('sha256' in begun) return originalView(context, own.userId, begun);
  try {
    const original = await joinPieces(context.storage, begun.upload, begun.pieces);
    const id = await exchange(context, own, begun, original);
    return originalView(context, own.userId, { ...original, id });
  } catch (error) {
    throw await giveUp(context, own, begun, error);
  }
};

async function begin(
  { transaction, now }: ContextFor<'member'>,
  own: Own,
): Promise<Finishing | OriginalUpload> {
  return transaction(async (tx) => {
    const upload = await lockPieceUpload(tx, own);
    if (!upload) throw new Refusal(pieceErrors.notFound);
    if (upload.upload_id !== null) {
      const [file] = await getUploadFacts(tx, [upload.upload_id]);
      if (!file) throw new Refusal(pieceErrors.notFound);
      return file;
    }
    const { received, byte_size } = upload;
    if (received < byte_size) throw new Refusal(pieceErrors.incomplete, { data: { received } });
    if (standingOf(upload, now()) === 'finishing') throw new Refusal(pieceErrors.finishing);
    const call = randomUUID();
    await setFinisher(tx, upload.id, { call, since: now() });
    return { upload, pieces: await listPieces(tx, upload.id), call };
  });
}

/** The pieces gave their bytes to the file. Whoever was cancelled, or took so long that another began, has worked for nothing. */
async function exchange(
  context: ContextFor<'member'>,
  own: Own,
  { call }: Finishing,
  original: Original,
): Promise<number> {
  try {
    return await context.transaction(async (tx) => {
      const upload = await lockPieceUpload(tx, own);
      if (!upload) throw new Refusal(pieceErrors.notFound);
      if (upload.finisher !== call) throw new Refusal(pieceErrors.finishing);
      const id = await insertUpload(tx, own.userId, original, context.now());
      await scheduleRemovalOf(tx, await setFinished(tx, upload.id, id, context.now()));
      return id;
    });
  } catch (error) {
    await discardUnlessKept(context, original);
    throw error;
  }
}

/** What to tell. Nothing can come of a program or of lost pieces later either; all else may be tried again at once. */
async function giveUp(
  { transaction }: ContextFor<'member'>,
  own: Own,
  { call }: Finishing,
  error: unknown,
): Promise<unknown> {
  const isLost = error instanceof PiecesLost;
  const isHopeless = isLost || (error instanceof Refusal && error.declared === pieceErrors.executable);
  const letGo = transaction(async (tx) => {
    const upload = await lockPieceUpload(tx, own);
    // Another call has taken over.
    if (upload?.finisher !== call) return;
    if (isHopeless) await dropPieceUpload(tx, upload);
    else await setFinisher(tx, upload.id, null);
  });
  // Where even this fails, the pieces are free again when the call counts as dead.
  await letGo.catch(() => {});
  return isLost ? new Refusal(pieceErrors.notFound) : error;
}
