import type { getPieceProgress as endpoint } from '@zaojie/contract/uploads/piece.endpoints';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import type { Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { getUploadFacts } from './original.queries.ts';
import { originalView } from './original.view.ts';
import { findPieceUpload } from './piece.queries.ts';
import { standingOf } from './piece.rules.ts';

export const getPieceProgress: Action<typeof endpoint> = async (context, { params }) => {
  const { userId } = context.viewer;
  const upload = await findPieceUpload(context.db, { userId, id: params.id });
  if (!upload) throw new Refusal(pieceErrors.notFound);
  const { id, piece_size, received, name, byte_size: size, upload_id } = upload;
  const [file] = await getUploadFacts(context.db, upload_id === null ? [] : [upload_id]);
  return {
    id,
    piece_size,
    received,
    name,
    size,
    status: standingOf(upload, context.now()),
    file: file ? originalView(context, userId, file) : null,
  };
};
