import { limits } from '@zaojie/contract/limits';
import type { Message } from '@zaojie/contract/messages/message.schemas';
import { useEffect, useSyncExternalStore } from 'react';
import { KEPT_REFUSED_EVENT, KEPT_SENT_EVENT, type RefusedCall } from '../../../api/kept-calls.ts';
import { onFrame, useLive, useLiveState } from '../../../api/live/live-bus.ts';
import { LOGIN_EVENT, LOGOUT_EVENT, readSession } from '../../../api/session.ts';
import { Conversation, type ConversationState } from './conversation.ts';

/** Chats that were opened in this tab: what is on its way in one goes on while another is read. */
const known = new Map<string, Conversation>();

// What one person said is not for the next.
globalThis.addEventListener(LOGIN_EVENT, () => known.clear());
globalThis.addEventListener(LOGOUT_EVENT, () => known.clear());

// What was written without a network has gone out, perhaps from another page of this tab.
globalThis.addEventListener(KEPT_SENT_EVENT, (event) => {
  const { detail: message } = event as CustomEvent<Message>;
  for (const conversation of known.values()) conversation.hear({ type: 'message', message });
});

globalThis.addEventListener(KEPT_REFUSED_EVENT, (event) => {
  const { detail } = event as CustomEvent<RefusedCall>;
  for (const conversation of known.values()) conversation.outbox.refuse(detail);
});

onFrame((frame) => {
  for (const conversation of known.values()) conversation.hear(frame);
});

export function conversationOf(chat: string): Conversation {
  const userId = readSession()?.user.id ?? 0;
  // Another tab may have changed who is signed in.
  const key = `${userId}:${chat}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = new Conversation(chat, userId);
  known.set(key, made);
  return made;
}

/** The open chat, kept up to date: by the live line, after every reconnect, and every minute while the line is down. */
export function useConversation(chat: string): { conversation: Conversation; state: ConversationState } {
  const conversation = conversationOf(chat);
  const state = useSyncExternalStore(conversation.subscribe, conversation.read);
  const isLive = useLiveState() === 'open';

  useEffect(() => void conversation.open(), [conversation]);
  useLive((frame) => {
    if (frame.type === 'ready') void conversation.open();
  });
  useEffect(() => {
    if (isLive) return;
    const timer = setInterval(() => void conversation.open(), limits.message.unreadPollMs);
    return () => clearInterval(timer);
  }, [conversation, isLive]);
  return { conversation, state };
}
