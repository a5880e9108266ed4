import { messageErrors } from '@zaojie/contract/messages/message.errors';
import type { Message } from '@zaojie/contract/messages/message.schemas';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../frame/refusal.ts';
import { claimPrivateFile, useUploads, type PrivateFileDraft, type UploadFacts } from '../uploads/index.ts';
import type { StoredFile } from './message.view.ts';

const isKind = (type: Message['type'], kind: string) => (type === 'image') === (kind === 'image');

/** The file that a message names; null for words. */
export async function claimFile(
  tx: Tx,
  type: Message['type'],
  draft: PrivateFileDraft | null,
  now: Date,
): Promise<UploadFacts | null> {
  if (type === 'text') return null;
  const isFitting = draft !== null && isKind(type, draft.upload.kind);
  const upload = isFitting ? await claimPrivateFile(tx, draft, now) : null;
  if (!upload) throw new Refusal(messageErrors.fileUnknown);
  return upload;
}

/** What is kept with the message, for as long as it stands. */
export function fileOf({ id, url, name, byte_size, width, height, blur, widths }: UploadFacts): StoredFile {
  return { upload_id: id, url, name, size: byte_size, width, height, blur, widths };
}

/** The two people of the chat may read it, and nobody else. */
export async function useFile(
  tx: Tx,
  message: { id: number; sender_id: number; recipient_id: number },
  upload: UploadFacts,
): Promise<void> {
  const readerIds = [message.sender_id, message.recipient_id];
  await useUploads(tx, { kind: 'message', ownerId: message.id, readers: 'parties', readerIds }, [upload]);
}
