import * as endpoints from '@zaojie/contract/messages/message.endpoints';
import { bind } from '../../frame/action.ts';
import { listSendableCards } from './cards/list-sendable-cards.ts';
import { createTempChat } from './chats/create-temp-chat.ts';
import { deleteMessage } from './delete-message.ts';
import { deleteSession } from './chats/delete-session.ts';
import { getChatStatus } from './chats/get-chat-status.ts';
import { getUnreadCounts } from './get-unread-counts.ts';
import { listHistory } from './list-history.ts';
import { listSessions } from './chats/list-sessions.ts';
import { pinSession } from './chats/pin-session.ts';
import { readMessages } from './read-messages.ts';
import { revokeMessage } from './revoke-message.ts';
import { searchChats } from './chats/search-chats.ts';
import { sendMessage } from './send-message.ts';
import { uploadMessageFile } from './upload-message-file.ts';

export const messageRoutes = [
  bind(endpoints.listSessions, listSessions),
  bind(endpoints.listHistory, listHistory),
  bind(endpoints.sendMessage, sendMessage, {
    callsOutside: true,
    pace: 'message',
    words: { fields: ['content'], held: 'by_action' },
  }),
  bind(endpoints.readMessages, readMessages, { pace: 'receipt' }),
  bind(endpoints.getUnreadCounts, getUnreadCounts),
  bind(endpoints.revokeMessage, revokeMessage),
  bind(endpoints.deleteMessage, deleteMessage),
  bind(endpoints.deleteSession, deleteSession),
  bind(endpoints.pinSession, pinSession),
  bind(endpoints.searchChats, searchChats, { pace: 'search' }),
  bind(endpoints.uploadMessageFile, uploadMessageFile, {
    takesForms: true,
    callsOutside: true,
    pace: 'upload',
  }),
  bind(endpoints.getChatStatus, getChatStatus),
  bind(endpoints.createTempChat, createTempChat),
  bind(endpoints.listSendableCards, listSendableCards),
];
