import type { Message, MessageFile } from '@zaojie/contract/messages/message.schemas';
import { addressFor, type Signing } from '../uploads/index.ts';
import { cardOf, type KnownCards } from './cards/card.view.ts';
import { chatNameOf } from './chats/chat.rules.ts';
import { revocableUntil } from './message.policy.ts';

/** Files from before addresses were signed have a public one and no upload. */
export type StoredFile = MessageFile & { upload_id?: number };

export type MessageRow = {
  id: number;
  seq: number;
  sender_id: number;
  recipient_id: number;
  client_id: string;
  kind: Message['type'];
  content: string;
  file: StoredFile | null;
  /** What a card is of. */
  card_id: number | null;
  /** Text where the row came inside another one. */
  created_at: Date | string;
  revoked_at: Date | string | null;
};

function viewFile({ upload_id: id, ...file }: StoredFile, viewerId: number, signing: Signing): MessageFile {
  return id === undefined ? file : { ...file, url: addressFor(signing, viewerId, { id, url: file.url }) };
}

export type MessageViewing = { signing: Signing; cards: KnownCards };

export function viewMessage(row: MessageRow, viewerId: number, { signing, cards }: MessageViewing): Message {
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
    file: row.file && viewFile(row.file, viewerId, signing),
    card: cardOf(row, cards),
    is_revoked: isRevoked,
    revocable_until: isOwn && !isRevoked ? revocableUntil(createdAt).toISOString() : null,
    created_at: createdAt.toISOString(),
  };
}
