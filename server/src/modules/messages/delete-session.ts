import type { deleteSession as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import { afterCommit } from '../../db/transaction.ts';
import { Answer, type Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { publishFrame } from '../live/index.ts';
import { clearChat, lockChat } from './chat.queries.ts';
import { getPeer } from './own-chat.ts';

export const deleteSession: Action<typeof endpoint> = async (context, { params }) => {
  const { userId } = context.viewer;
  const peerId = getPeer(context.viewer, params.id);
  await context.transaction(async (tx) => {
    const chat = await lockChat(tx, userId, peerId);
    if (!chat || !(await clearChat(tx, chat, userId))) throw new Refusal(messageErrors.chatNotFound);
    afterCommit(tx, () => publishFrame(context.hub, userId, { type: 'sessions' }));
  });
  return new Answer('会话已删除', { chat_identify: params.id });
};
