import type { Message } from '../messages/message.schemas.ts';
import type { NoticeType } from '../notifications/notification.schemas.ts';

/** Below the API's base, with ?ticket= of createSocketTicket. */
export const LIVE_PATH = '/api/live';

/** What the server says over the socket. Every frame is one JSON object. */
export type LiveFrame =
  | { type: 'ready'; user_id: number }
  | { type: 'message'; message: Message }
  /** Who read, and up to which seq. */
  | { type: 'read'; chat_identify: string; user_id: number; read_seq: number }
  | { type: 'revoke'; chat_identify: string; msg_id: number; seq: number }
  | { type: 'typing'; chat_identify: string; user_id: number }
  | { type: 'online'; user_id: number; is_online: boolean }
  /** Something of mine changed on another device or by a call: sessions, unread counts. */
  | { type: 'sessions' }
  | { type: 'notice'; notice_type: NoticeType }
  /** An order of mine has changed. */
  | { type: 'order'; order_id: number }
  /** How I am shown has changed: name, face, level, counts. */
  | { type: 'account' }
  | { type: 'pong' };

/** What a client may say. Messages go by POST /message/send, so that they are answered. */
export type ClientFrame = { type: 'typing'; chat_identify: string } | { type: 'ping' };

/** Why the server closed the socket. */
export const liveCloseCodes = {
  /** The ticket was unknown, used or too old. */
  badTicket: 4401,
  /** Signed out, or the session was revoked: don't come back with the same token. */
  signedOut: 4403,
  /** Too many sockets of one person: the oldest goes. */
  replaced: 4409,
  /** Rubbish or too much of it. */
  protocol: 4400,
  /** Read too slowly. */
  tooSlow: 4408,
} as const;
