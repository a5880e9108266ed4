import type { deleteMessage as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import { afterCommit } from '../../db/transaction.ts';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { publishFrame } from '../live/index.ts';
import { lockChat } from './chats/chat.queries.ts';
import { findMessage, hideMessage } from './message.queries.ts';
import { releaseGoneFiles } from './release-gone-files.ts';

export const deleteMessage: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  await context.transaction(async (tx) => {
    const message = await findMessage(tx, userId, body.msg_id);
    if (!message) throw new Refusal(messageErrors.notFound);
    const chat = await lockChat(tx, message.sender_id, message.recipient_id);
    await hideMessage(tx, userId, message.id);
    if (chat) await releaseGoneFiles(tx, chat, { after: message.seq - 1, upTo: message.seq });
    afterCommit(tx, () => publishFrame(context.hub, userId, { type: 'sessions' }));
  });
  return new Answer('已删除', { msg_id: body.msg_id });
};
