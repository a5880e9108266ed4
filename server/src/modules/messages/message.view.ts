import type { Message, MessageFile } from '@zaojie/contract/messages/message.schemas';
import { chatNameOf } from './chat.rules.ts';
import { revocableUntil } from './message.policy.ts';

export type MessageRow = {
  id: number;
  seq: number;
  sender_id: number;
  recipient_id: number;
  client_id: string;
  kind: Message['type'];
  content: string;
  file: MessageFile | null;
  /** Text where the row came inside another one. */
  created_at: Date | string;
  revoked_at: Date | string | null;
};

export function viewMessage(row: MessageRow, viewerId: number): Message {
  const createdAt = new Date(row.created_at);
  const isRevoked = row.revoked_at !== null;
  const isOwn = row.sender_id === viewerId;
  return {
    msg_id: row.id,
    chat_identify: chatNameOf(row.sender_id, row.recipient_id),
    seq: row.seq,
    client_id: row.client_id,
    from_user: row.sender_id,
    to_user: row.recipient_id,
    type: row.kind,
    content: row.content,
    file: row.file,
    is_revoked: isRevoked,
    revocable_until: isOwn && !isRevoked ? revocableUntil(createdAt).toISOString() : null,
    created_at: createdAt.toISOString(),
  };
}
