import { messageErrors } from '@zaojie/contract/messages/message.errors';
import type { Context, Viewer } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { findChat, type ChatRow } from './chat.queries.ts';
import { peerIn } from './chat.rules.ts';

/** Who is at the other end of one's own chat. Somebody else's looks like one that doesn't exist. */
export function getPeer(viewer: Viewer, chatName: string): number {
  const peerId = peerIn(chatName, viewer.userId);
  if (peerId === null) throw new Refusal(messageErrors.chatNotFound);
  return peerId;
}

export async function getChat(context: Context<Viewer>, chatName: string): Promise<ChatRow> {
  const peerId = getPeer(context.viewer, chatName);
  const chat = await findChat(context.db, context.viewer.userId, peerId, context.now());
  if (!chat) throw new Refusal(messageErrors.chatNotFound);
  return chat;
}
