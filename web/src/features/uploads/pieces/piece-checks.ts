import { sentenceOf } from '@zaojie/contract/errors';
import { limits } from '@zaojie/contract/limits';
import { isExecutableName } from '@zaojie/contract/uploads/executable-names';
import { pieceErrors } from '@zaojie/contract/uploads/piece.errors';
import type { UploadPurpose } from '@zaojie/contract/uploads/piece.schemas';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';

const MEGABYTE = 1024 * 1024;

/** Why a file can't be sent for this, in the words people read; null when it can. The server looks again, at the bytes. */
export function refusalOfOriginal(
  { name, size }: Pick<File, 'name' | 'size'>,
  purpose: UploadPurpose,
): string | null {
  const { maxBytes } = limits.pieces.purposes[purpose];
  if (size === 0) return '文件是空的，请换一个文件';
  if (isExecutableName(name)) return pieceErrors.executable.msg;
  return size > maxBytes ? sentenceOf(uploadErrors.tooLarge, { megabytes: maxBytes / MEGABYTE }) : null;
}
