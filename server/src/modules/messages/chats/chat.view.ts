import type { ChatPerson, ChatSession, ChatStatus } from '@zaojie/contract/messages/message.schemas';
import { canFollowUser } from '../../users/index.ts';
import type { ChatRow, PeerRow } from './chat.queries.ts';
import { chatNameOf } from './chat.rules.ts';
import { strangerLeft, whyNotSend } from '../message.policy.ts';
import { viewMessage, type MessageViewing } from '../message.view.ts';
import type { SessionRow } from './session.queries.ts';

export function viewPerson({ id, username, nickname, avatar, bio }: PeerRow): ChatPerson {
  return { id, username, nickname, avatar, bio };
}

export function viewSession(row: SessionRow, viewerId: number, message: MessageViewing): ChatSession {
  return {
    chat_identify: chatNameOf(viewerId, row.id),
    user: viewPerson(row),
    last_message: row.last_message && viewMessage(row.last_message, viewerId, message),
    unread_count: row.unread_count,
    is_pinned: row.is_pinned,
    is_online: row.is_online,
    is_stranger: row.is_stranger,
    updated_at: row.last_message_at.toISOString(),
  };
}

export function viewStatus(row: ChatRow, viewerId: number): ChatStatus {
  const refusal = whyNotSend(row);
  return {
    chat_identify: chatNameOf(viewerId, row.id),
    user: viewPerson(row),
    is_online: row.is_online,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    peer_read_seq: row.peer_read_seq,
    last_seq: row.last_seq,
    unread_count: row.unread_count,
    is_pinned: row.is_pinned,
    is_followed: row.is_followed,
    is_blocked: row.has_blocked_peer,
    can: {
      send: refusal === null,
      follow: canFollowUser(
        { userId: viewerId },
        { userId: row.id, isBlocked: row.has_blocked_peer, hasBlockedViewer: row.is_blocked_by_peer },
      ),
    },
    reason: refusal?.msg ?? '',
    stranger_left: strangerLeft(row),
  };
}
