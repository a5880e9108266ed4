import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import { Refusal } from '../../../frame/refusal.ts';
import type { PieceUpload } from './piece.queries.ts';

/** Longer than putting together the largest file takes. */
const FINISH_DIED_AFTER_MS = 10 * 60_000;

export type PieceStanding = 'open' | 'finishing' | 'finished';

/** Whoever began to finish before then has died. */
export const finishDiedBefore = (now: Date) => new Date(now.getTime() - FINISH_DIED_AFTER_MS);

export function standingOf(
  { upload_id, finishing_at }: Pick<PieceUpload, 'upload_id' | 'finishing_at'>,
  now: Date,
): PieceStanding {
  if (upload_id !== null) return 'finished';
  return finishing_at !== null && finishing_at > finishDiedBefore(now) ? 'finishing' : 'open';
}

type Measures = Pick<PieceUpload, 'byte_size' | 'piece_size' | 'received'>;

/** Whether a piece is the next one or one that is there already; refuses what is no piece, or one too far ahead. */
export function placeOf(
  { byte_size, piece_size, received }: Measures,
  piece: { offset: number; size: number },
): 'next' | 'again' {
  const wanted = Math.min(piece_size, byte_size - piece.offset);
  if (piece.offset % piece_size !== 0 || piece.offset > received) {
    throw new Refusal(pieceErrors.wrongOffset, { data: { received } });
  }
  if (piece.size !== wanted) throw new Refusal(pieceErrors.wrongSize, { data: { received } });
  return piece.offset < received ? 'again' : 'next';
}
