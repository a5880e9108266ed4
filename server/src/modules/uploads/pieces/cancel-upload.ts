import type { cancelPieceUpload as endpoint } from '@zaojie/contract/uploads/piece.endpoints';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { dropPieceUpload } from './drop-piece-upload.ts';
import { lockPieceUpload } from './piece.queries.ts';

export const cancelPieceUpload: Action<typeof endpoint> = async (context, { params }) => {
  await context.transaction(async (tx) => {
    const upload = await lockPieceUpload(tx, { userId: context.viewer.userId, id: params.id });
    if (!upload) throw new Refusal(pieceErrors.notFound);
    await dropPieceUpload(tx, upload);
  });
  return new Answer('已取消上传', {});
};
