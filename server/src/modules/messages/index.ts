import type { Module } from '../../frame/module.ts';
import { createChatLive } from './chats/chat-live.ts';
import { messageReport } from './message.report.ts';
import { messageRoutes } from './messages.routes.ts';
import { messageExports } from './message.export.ts';
import { eraseMessages } from './message.eraser.ts';

export { listUnreadTold, type UnreadMessage } from './tell-away.ts';
export { listTalk, type TalkLine } from './talk.queries.ts';

export const messagesModule: Module = {
  name: 'messages',
  erasers: [eraseMessages],
  exports: messageExports,
  routes: messageRoutes,
  reportTargets: [messageReport],
  liveHandlers: createChatLive,
};
