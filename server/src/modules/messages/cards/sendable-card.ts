import type { CardType } from '@zaojie/contract/messages/chat-card.schemas';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import type { Db } from '../../../db/database.ts';
import type { Context, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';

export type WantedCard = { type: CardType; id: number | null };

/** The card and what it is called in words. One that isn't there and one that isn't to be shown are the same to the sender. */
export async function getSendableCard(
  db: Db,
  { chatCards, viewer }: Pick<Context<Viewer>, 'chatCards' | 'viewer'>,
  wanted: WantedCard,
  recipientId: number,
): Promise<{ id: number; text: string }> {
  const source = chatCards.find(({ type }) => type === wanted.type);
  const between = { senderId: viewer.userId, recipientId };
  const card = source && wanted.id !== null ? await source.findSendable(db, wanted.id, between) : null;
  if (!source || !card) throw new Refusal(messageErrors.cardUnknown);
  return { id: card.id, text: `[${source.label}] ${card.title}` };
}
