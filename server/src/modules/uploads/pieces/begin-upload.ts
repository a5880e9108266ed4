import { limits } from '@zaojie/contract/limits';
import { isExecutableName } from '@zaojie/contract/uploads/executable-names';
import type { beginPieceUpload as endpoint } from '@zaojie/contract/uploads/piece.endpoints';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { lockUploadsOf } from '../upload.queries.ts';
import { showableName, tooLarge } from '../upload.rules.ts';
import { insertPieceUpload, measureWaiting } from './piece.queries.ts';

const { pieceBytes, openMost, waitingBytes, purposes } = limits.pieces;

/** The room for the whole file is taken here, so that nobody sends half of it for nothing. */
export const beginPieceUpload: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { size, purpose } = body;
  const { maxBytes, quotaBytes } = purposes[purpose];
  const name = showableName(body.name);
  if (isExecutableName(name)) throw new Refusal(pieceErrors.executable);
  if (size > maxBytes) throw tooLarge(maxBytes);
  const id = await context.transaction(async (tx) => {
    await lockUploadsOf(tx, userId);
    const { open, waiting_bytes, purpose_bytes } = await measureWaiting(tx, userId, purpose);
    if (open >= openMost) throw new Refusal(pieceErrors.tooManyOpen);
    if (waiting_bytes + size > waitingBytes || purpose_bytes + size > quotaBytes) {
      throw new Refusal(uploadErrors.quota);
    }
    const upload = { user_id: userId, purpose, name, byte_size: size, piece_size: pieceBytes };
    return insertPieceUpload(tx, upload, context.now());
  });
  return { id, piece_size: pieceBytes, received: 0 };
};
