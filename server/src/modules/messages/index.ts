export { createChatLive } from './chat-live.ts';
export { messageRoutes } from './messages.routes.ts';
