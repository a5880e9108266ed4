import { limits } from '@zaojie/contract/limits';
import { sentenceOf } from '@zaojie/contract/errors';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';

export type UploadKind = 'image' | 'video' | 'document';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

const MEGABYTE = 1024 * 1024;
const KINDS: readonly UploadKind[] = ['image', 'video', 'document'];

/** Why a file cannot be sent, in the words people read; null when it can. The server looks again, at the bytes. */
export function refusalOf(file: FileFacts, kinds: readonly UploadKind[] = KINDS): string | null {
  const kind = kinds.find((name) => (limits.upload[name].types as readonly string[]).includes(typeOf(file)));
  if (kind === undefined) return sentenceOf(uploadErrors.unsupportedType, { type: typeOf(file) || '未知' });
  const { maxBytes } = limits.upload[kind];
  return file.size > maxBytes ? sentenceOf(uploadErrors.tooLarge, { megabytes: maxBytes / MEGABYTE }) : null;
}

/** What a file picker offers. */
export function acceptOf(kind: UploadKind): string {
  return limits.upload[kind].types.map((type) => `.${type}`).join(',');
}

/** The ending, as people know types; a pasted picture may only have its media type. */
function typeOf({ name, type }: FileFacts): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1];
  return (ending ?? type.split('/')[1] ?? '').toLowerCase();
}
