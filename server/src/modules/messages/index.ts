import type { Module } from '../../frame/module.ts';
import { createChatLive } from './chats/chat-live.ts';
import { messageRoutes } from './messages.routes.ts';
import { messageExports } from './message.export.ts';

export { listTalk, type TalkLine } from './talk.queries.ts';

export const messagesModule: Module = {
  name: 'messages',
  exports: messageExports,
  routes: messageRoutes,
  liveHandlers: createChatLive,
};
