import { messageErrors } from '@zaojie/contract/messages/message.errors';
import type { Message, MessageFile } from '@zaojie/contract/messages/message.schemas';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../refusal.ts';
import { findOwnUpload } from './message.queries.ts';

export type Attached = { file: MessageFile | null; uploadId: number | null };

/** The file that a message names, as it will be shown for as long as the message stands. */
export async function attachFile(
  tx: Tx,
  userId: number,
  form: { type: Message['type']; url?: string | undefined },
): Promise<Attached> {
  if (form.type === 'text') return { file: null, uploadId: null };
  const upload = form.url === undefined ? null : await findOwnUpload(tx, userId, form.url);
  if (!upload || (form.type === 'image') !== (upload.kind === 'image')) {
    throw new Refusal(messageErrors.fileUnknown);
  }
  const { url, name, width, height, blur, widths } = upload;
  return { uploadId: upload.id, file: { url, name, size: upload.byte_size, width, height, blur, widths } };
}
