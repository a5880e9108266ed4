import type { Module } from '../../frame/module.ts';
import { createChatLive } from './chats/chat-live.ts';
import { messageReport } from './message.report.ts';
import { messageRoutes } from './messages.routes.ts';

export { listTalk, type TalkLine } from './talk.queries.ts';

export const messagesModule: Module = {
  name: 'messages',
  routes: messageRoutes,
  reportTargets: [messageReport],
  liveHandlers: createChatLive,
};
