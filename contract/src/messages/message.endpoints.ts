import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, paged } from '../primitives.ts';
import { storingErrors, uploadErrors } from '../uploads/upload.errors.ts';
import { uploaded } from '../uploads/upload.schemas.ts';
import { userErrors } from '../users/user.errors.ts';
import { chatCard } from './chat-card.schemas.ts';
import { messageErrors } from './message.errors.ts';
import {
  chatIdentify,
  chatSearchQuery,
  chatSearchResult,
  chatSession,
  chatStatus,
  historyPage,
  historyQuery,
  message,
  messageForm,
  messageId,
  sessionQuery,
  unreadCounts,
} from './message.schemas.ts';

export const listSessions = endpoint({
  method: 'GET',
  path: '/message/sessions',
  access: 'member',
  summary: '我的会话，置顶在前，按最后一条消息的时间',
  query: sessionQuery,
  output: paged(chatSession),
});

export const listHistory = endpoint({
  method: 'GET',
  path: '/message/history',
  access: 'member',
  summary: '一个会话的消息：默认从新到旧，after 给出之后错过的',
  query: historyQuery,
  output: historyPage,
  errors: [messageErrors.chatNotFound],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/message/send',
  access: 'member',
  summary:
    '发消息：to_user 或 chat_identify 加 content 即可；约稿和订单卡片用 type 加 card_id；带 client_id 时，同一个重发只算一条',
  body: messageForm,
  output: message,
  errors: [
    messageErrors.chatNotFound,
    messageErrors.toSelf,
    messageErrors.refusedByPeer,
    messageErrors.peerBlocked,
    messageErrors.strangerLimit,
    messageErrors.notAccepted,
    messageErrors.fileUnknown,
    messageErrors.cardUnknown,
    uploadErrors.quota,
    uploadErrors.storageFull,
    userErrors.notFound,
  ],
});

export const readMessages = endpoint({
  method: 'POST',
  path: '/message/read',
  access: 'member',
  summary: '把一个会话标为已读',
  body: z.object({ chat_identify: chatIdentify }),
  output: z.object({ read_seq: z.int() }),
  errors: [messageErrors.chatNotFound],
});

export const getUnreadCounts = endpoint({
  method: 'GET',
  path: '/message/getUnreadMessagesByType',
  access: 'member',
  actFor: 'self',
  summary: '未读数：私信、@我的、赞、关注、系统，以及总数',
  output: unreadCounts,
});

export const revokeMessage = endpoint({
  method: 'POST',
  path: '/message/revoke',
  access: 'member',
  summary: '撤回自己发出的消息，2 分钟内',
  body: z.object({ msg_id: messageId }),
  output: message,
  errors: [messageErrors.notFound, messageErrors.revokeTooLate],
});

export const deleteMessage = endpoint({
  method: 'POST',
  path: '/message/delete',
  access: 'member',
  summary: '只在我这边删除一条消息',
  body: z.object({ msg_id: messageId }),
  output: z.object({ msg_id: z.int() }),
  errors: [messageErrors.notFound],
});

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/message/session/{id}',
  access: 'member',
  summary: '在我这边删除会话及其记录，对方不受影响',
  params: z.object({ id: chatIdentify }),
  output: z.object({ chat_identify: z.string() }),
  errors: [messageErrors.chatNotFound],
});

export const pinSession = endpoint({
  method: 'POST',
  path: '/message/pin',
  access: 'member',
  summary: '置顶或取消置顶会话',
  body: z.object({ chat_identify: chatIdentify, is_pinned: z.boolean({ error: '置顶状态不正确' }) }),
  output: z.object({ is_pinned: z.boolean() }),
  errors: [messageErrors.chatNotFound],
});

export const searchChats = endpoint({
  method: 'GET',
  path: '/chat/search',
  access: 'member',
  summary: '搜索我的会话和聊天记录',
  query: chatSearchQuery,
  output: chatSearchResult,
});

/** Whole files only; pictures are drawn anew as everywhere. */
export const uploadMessageFile = endpoint({
  method: 'POST',
  path: '/message/upload',
  access: 'member',
  summary: '上传要发送的图片或文件（multipart 字段 file）',
  body: z.object({ file: z.unknown().optional().meta({ type: 'string', format: 'binary' }) }),
  output: uploaded,
  errors: storingErrors,
});

export const getChatStatus = endpoint({
  method: 'GET',
  path: '/message/status',
  access: 'member',
  actFor: 'self',
  summary: '一个会话的状态：在线、已读位置、能否发送',
  query: z.object({ chat_identify: chatIdentify }),
  output: chatStatus,
  errors: [messageErrors.chatNotFound],
});

export const createTempChat = endpoint({
  method: 'POST',
  path: '/message/createTempChat',
  access: 'member',
  summary: '打开与某人的临时会话，发出第一条消息后才成为会话',
  body: z.object({ to_user: id('用户不存在') }),
  output: chatStatus,
  errors: [messageErrors.toSelf, userErrors.notFound],
});

export const listSendableCards = endpoint({
  method: 'GET',
  path: '/message/cards',
  access: 'member',
  summary: '可以发到一个会话里的卡片：我的约稿，以及我与对方的订单，各取最近的',
  query: z.object({ chat_identify: chatIdentify }),
  output: z.array(chatCard),
  errors: [messageErrors.chatNotFound],
});
