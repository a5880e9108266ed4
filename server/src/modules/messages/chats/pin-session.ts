import type { pinSession as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import { afterCommit } from '../../../db/transaction.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { publishFrame } from '../../live/index.ts';
import { lockChat, setPinned } from './chat.queries.ts';
import { getPeer } from './own-chat.ts';

export const pinSession: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const { chat_identify, is_pinned } = body;
  const peerId = getPeer(context.viewer, chat_identify);
  await context.transaction(async (tx) => {
    const chat = await lockChat(tx, userId, peerId);
    const isListed = chat !== null && (await setPinned(tx, chat, userId, is_pinned));
    if (!isListed) throw new Refusal(messageErrors.chatNotFound);
    afterCommit(tx, () => publishFrame(context.hub, userId, { type: 'sessions' }));
  });
  return new Answer(is_pinned ? '已置顶' : '已取消置顶', { is_pinned });
};
