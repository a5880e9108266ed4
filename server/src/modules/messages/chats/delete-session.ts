import type { deleteSession as endpoint } from '@zaojie/contract/messages/message.endpoints';
import { messageErrors } from '@zaojie/contract/messages/message.errors';
import { afterCommit } from '../../../db/transaction.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { publishFrame } from '../../live/index.ts';
import { releaseGoneFiles } from '../release-gone-files.ts';
import { clearChat, lockChat } from './chat.queries.ts';
import { getPeer } from './own-chat.ts';

export const deleteSession: Action<typeof endpoint> = async (context, { params }) => {
  const { userId } = context.viewer;
  const peerId = getPeer(context.viewer, params.id);
  await context.transaction(async (tx) => {
    const chat = await lockChat(tx, userId, peerId);
    const clearedBefore = chat && (await clearChat(tx, chat, userId));
    if (!chat || clearedBefore === null) throw new Refusal(messageErrors.chatNotFound);
    await releaseGoneFiles(tx, chat, { after: clearedBefore, upTo: chat.last_seq });
    afterCommit(tx, () => publishFrame(context.hub, userId, { type: 'sessions' }));
  });
  return new Answer('会话已删除', { chat_identify: params.id });
};
