import { limits } from '@zaojie/contract/limits';
import type { listSendableCards as endpoint } from '@zaojie/contract/messages/message.endpoints';
import type { Action } from '../../../frame/action.ts';
import { getChat } from '../chats/own-chat.ts';

export const listSendableCards: Action<typeof endpoint> = async (context, { query }) => {
  const { db, viewer, chatCards } = context;
  const chat = await getChat(context, query.chat_identify);
  const between = { senderId: viewer.userId, recipientId: chat.id };
  const lists = await Promise.all(
    chatCards.map(async ({ type, listSendable }) => {
      const cards = await listSendable(db, between, limits.message.cardsOffered);
      return cards.map((card) => ({ type, is_gone: false, ...card }));
    }),
  );
  return lists.flat();
};
