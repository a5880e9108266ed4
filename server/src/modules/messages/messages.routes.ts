import * as endpoints from '@zaojie/contract/messages/message.endpoints';
import { bind } from '../../http/bind.ts';
import { createTempChat } from './create-temp-chat.ts';
import { deleteMessage } from './delete-message.ts';
import { deleteSession } from './delete-session.ts';
import { getChatStatus } from './get-chat-status.ts';
import { getUnreadCounts } from './get-unread-counts.ts';
import { listHistory } from './list-history.ts';
import { listSessions } from './list-sessions.ts';
import { pinSession } from './pin-session.ts';
import { readMessages } from './read-messages.ts';
import { revokeMessage } from './revoke-message.ts';
import { searchChats } from './search-chats.ts';
import { sendMessage } from './send-message.ts';
import { uploadMessageFile } from './upload-message-file.ts';

export const messageRoutes = [
  bind(endpoints.listSessions, listSessions),
  bind(endpoints.listHistory, listHistory),
  bind(endpoints.sendMessage, sendMessage),
  bind(endpoints.readMessages, readMessages),
  bind(endpoints.getUnreadCounts, getUnreadCounts),
  bind(endpoints.revokeMessage, revokeMessage),
  bind(endpoints.deleteMessage, deleteMessage),
  bind(endpoints.deleteSession, deleteSession),
  bind(endpoints.pinSession, pinSession),
  bind(endpoints.searchChats, searchChats),
  bind(endpoints.uploadMessageFile, uploadMessageFile, { takesForms: true }),
  bind(endpoints.getChatStatus, getChatStatus),
  bind(endpoints.createTempChat, createTempChat),
];
