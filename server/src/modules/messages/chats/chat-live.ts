import type { Services } from '../../../frame/context.ts';
import type { LiveHandlers } from '../../../frame/live.ts';
import { publishFrame } from '../../live/index.ts';
import { areInTouch, listRecentPeers } from './chat.queries.ts';
import { peerIn } from './chat.rules.ts';

const MOST_PEERS_TOLD = 100;

/** What chats make of open sockets: who is typing, who is here. */
export function createChatLive({ db, hub }: Pick<Services, 'db' | 'hub'>): LiveHandlers {
  return {
    async typing(userId, chatName) {
      const peerId = peerIn(chatName, userId);
      if (peerId === null || !(await areInTouch(db, userId, peerId))) return;
      publishFrame(hub, peerId, { type: 'typing', chat_identify: chatName, user_id: userId });
    },
    async presence(userId, isOnline) {
      const frame = { type: 'online' as const, user_id: userId, is_online: isOnline };
      for (const peerId of await listRecentPeers(db, userId, MOST_PEERS_TOLD))
        publishFrame(hub, peerId, frame);
    },
  };
}
