import type { getChatStatus as endpoint } from '@zaojie/contract/messages/message.endpoints';
import type { Action } from '../../../frame/action.ts';
import { getSettings } from '../../notifications/index.ts';
import { viewStatus } from './chat.view.ts';
import { getChat } from './own-chat.ts';

export const getChatStatus: Action<typeof endpoint> = async (context, { query }) => {
  const chat = await getChat(context, query.chat_identify);
  const { accept_from } = await getSettings(context.db, chat.id);
  return viewStatus(chat, context.viewer.userId, accept_from);
};
