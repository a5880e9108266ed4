import * as z from 'zod';
import { limits } from '../limits.ts';
import { cursor, id, keyword, optionalId, pageQuery, paged, UNSTORABLE_TEXT } from '../primitives.ts';
import { countCharacters, isStorableText } from '../text-rules.ts';
import { cardTypes, chatCard } from './chat-card.schemas.ts';

const { textMax, pageSize } = limits.message;

export const messageTypes = ['text', 'image', 'file', ...cardTypes] as const;

/** Two people's chat has one name, the smaller id first, whoever began it and whether or not anything was said. */
export const chatIdentify = z
  .string({ error: '会话不存在' })
  .regex(/^[1-9]\d{0,14}-[1-9]\d{0,14}$/, '会话不存在');

export const chatPerson = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  bio: z.string(),
});
export type ChatPerson = z.output<typeof chatPerson>;

export const messageFile = z.object({
  url: z.string(),
  name: z.string(),
  size: z.int(),
  /** Pictures only. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  blur: z.string(),
  widths: z.array(z.int()),
});
export type MessageFile = z.output<typeof messageFile>;

export const message = z.object({
  msg_id: z.int(),
  chat_identify: z.string(),
  /** 1, 2, 3 … in its chat without gaps: who sees a gap knows that something is missing. */
  seq: z.int(),
  /** Chosen by the sender's device; a resend with the same one is the same message. */
  client_id: z.string(),
  from_user: z.int(),
  to_user: z.int(),
  type: z.enum(messageTypes),
  /** Plain text; of a card what it was called when it was sent, as in [约稿] 标题. Empty when recalled. */
  content: z.string(),
  file: messageFile.nullable(),
  /** As the thing stands now, for the one who reads; null where nothing was sent but words or a file. */
  card: chatCard.nullable(),
  is_revoked: z.boolean(),
  /** Until when the sender may recall it; null for everybody else. */
  revocable_until: z.string().nullable(),
  created_at: z.string(),
});
export type Message = z.output<typeof message>;

export const chatSession = z.object({
  chat_identify: z.string(),
  user: chatPerson,
  last_message: message.nullable(),
  unread_count: z.int(),
  is_pinned: z.boolean(),
  is_online: z.boolean(),
  /** They wrote, I neither answered nor follow them. */
  is_stranger: z.boolean(),
  updated_at: z.string(),
});
export type ChatSession = z.output<typeof chatSession>;

export const chatStatus = z.object({
  chat_identify: z.string(),
  user: chatPerson,
  is_online: z.boolean(),
  last_seen_at: z.string().nullable(),
  /** Up to where the other side has read, and what the last message is. */
  peer_read_seq: z.int(),
  last_seq: z.int(),
  unread_count: z.int(),
  is_pinned: z.boolean(),
  is_followed: z.boolean(),
  /** I keep them away. */
  is_blocked: z.boolean(),
  can: z.object({ send: z.boolean(), follow: z.boolean() }),
  /** Why nothing can be sent; empty when it can. */
  reason: z.string(),
  /** How many more a stranger may send before an answer; null when there is no such limit. */
  stranger_left: z.int().nullable(),
});
export type ChatStatus = z.output<typeof chatStatus>;

export const sessionQuery = pageQuery(pageSize).extend({ cursor });

export const historyQuery = pageQuery(pageSize).extend({
  chat_identify: chatIdentify,
  /** Goes to older messages. */
  cursor,
  /** Only what came after this seq, oldest first: what was missed while away. */
  after: z
    .unknown()
    .optional()
    .transform((raw) => (typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : null))
    .meta({ type: 'integer' }),
});

export const historyPage = paged(message).extend({ peer_read_seq: z.int(), last_seq: z.int() });

export const messageForm = z.object({
  /** Either of the two names the other side. */
  to_user: optionalId,
  chat_identify: chatIdentify.nullish(),
  /** Left out, it is what the file is, or a text. A bounty or an order is named by card_id. */
  type: z.enum(messageTypes, { error: '不支持的消息类型' }).nullish(),
  content: z
    .string({ error: '请输入消息内容' })
    .refine((value) => countCharacters(value.trim()) <= textMax, `消息不能超过${textMax}个字符`)
    .refine(isStorableText, UNSTORABLE_TEXT)
    .default(''),
  /** Of a picture or file uploaded before. */
  url: z.string({ error: '文件不存在，请重新上传' }).max(300, '文件不存在，请重新上传').nullish(),
  card_id: optionalId,
  /** Left out, each call is a message of its own. */
  client_id: z
    .string({ error: '消息标识不正确' })
    .regex(/^[\w-]{8,64}$/, '消息标识不正确')
    .nullish(),
});

export const messageId = id('消息不存在');

export const chatSearchQuery = pageQuery().extend({ keyword });

export const chatSearchResult = z.object({
  /** What to mark in the texts. */
  terms: z.array(z.string()),
  sessions: z.array(chatSession),
  /** `user` is the other one of the chat, whoever wrote. */
  messages: paged(message.extend({ user: chatPerson })),
});

export const unreadCounts = z.object({
  total: z.int(),
  message: z.int(),
  at: z.int(),
  like: z.int(),
  follow: z.int(),
  system: z.int(),
});
export type UnreadCounts = z.output<typeof unreadCounts>;
