import type { getChatStatus as endpoint } from '@zaojie/contract/messages/message.endpoints';
import type { Action } from '../../../frame/action.ts';
import { viewStatus } from './chat.view.ts';
import { getChat } from './own-chat.ts';

export const getChatStatus: Action<typeof endpoint> = async (context, { query }) => {
  const chat = await getChat(context, query.chat_identify);
  return viewStatus(chat, context.viewer.userId);
};
