import type { readMessages as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { afterCommit } from '../../db/transaction.ts';
import type { Action } from '../../frame/action.ts';
import { publishFrame } from '../live/index.ts';
import { lockChat, markRead } from './chats/chat.queries.ts';
import { getPeer } from './chats/own-chat.ts';

export const readMessages: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { chat_identify } = body;
  const peerId = getPeer(context.viewer, chat_identify);
  return context.transaction(async (tx) => {
    const chat = await lockChat(tx, userId, peerId);
    // Nothing was said yet, so nothing is left to read.
    if (!chat) return { read_seq: 0 };
    const readSeq = await markRead(tx, chat, userId);
    if (readSeq !== null) {
      const frame = { type: 'read' as const, chat_identify, user_id: userId, read_seq: readSeq };
      afterCommit(tx, () => {
        publishFrame(context.hub, userId, frame);
        publishFrame(context.hub, peerId, frame);
      });
    }
    return { read_seq: chat.last_seq };
  });
};
