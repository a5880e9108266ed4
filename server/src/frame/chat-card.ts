import type { CardType, ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import type { Db } from '../db/database.ts';

export type ShownCard = Omit<ChatCard, 'type' | 'is_gone'>;
export type CardBetween = { senderId: number; recipientId: number };

/** Something that can be sent into a chat, told by the module that it belongs to: chats know no bounty and no order. */
export type ChatCardSource = {
  type: CardType;
  /** What it is called where there is no room for the card, as in [约稿] 标题. */
  label: string;
  /** As they stand now; what is gone, or not for this reader, is left out. One statement, however many. */
  list(db: Db, ids: readonly number[], readerId: number): Promise<ShownCard[]>;
  /** Null when the one may not show it to the other. */
  findSendable(db: Db, id: number, between: CardBetween): Promise<ShownCard | null>;
  /** What the one might want to show the other, newest first. */
  listSendable(db: Db, between: CardBetween, most: number): Promise<ShownCard[]>;
};
