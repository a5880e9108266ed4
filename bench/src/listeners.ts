import type { Agent } from 'node:http';
import { LIVE_PATH, type LiveFrame } from '@zaojie/contract/live/live-frames';
import { WebSocket } from 'ws';
import type { Correspondent } from './correspondents.ts';
import { post } from './post.ts';

/** What one socket heard, in the order of hearing. */
export type Listener = {
  userId: number;
  heard: { clientId: string; chat: string; seq: number; at: number }[];
};

const AT_ONCE = 50;

export async function openListeners(
  url: string,
  people: readonly Correspondent[],
  agent: Agent,
): Promise<{ listeners: Listener[]; close(): void }> {
  const waiting = [...people];
  const sockets: WebSocket[] = [];
  const listeners: Listener[] = [];
  const work = async () => {
    for (let person = waiting.shift(); person !== undefined; person = waiting.shift()) {
      const { ticket } = await post<{ ticket: string }>(
        `${url}/api/message/ticket`,
        {},
        { token: person.token, agent },
      );
      const { socket, listener } = await listen(
        `${url.replace('http', 'ws')}${LIVE_PATH}?ticket=${ticket}`,
        person.id,
      );
      sockets.push(socket);
      listeners.push(listener);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    listeners,
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

function listen(address: string, userId: number): Promise<{ socket: WebSocket; listener: Listener }> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const listener: Listener = { userId, heard: [] };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`A socket was closed with ${code}`)));
    socket.on('message', (data: Buffer) => {
      const at = performance.now();
      const frame = JSON.parse(data.toString()) as LiveFrame;
      if (frame.type === 'ready') resolve({ socket, listener });
      if (frame.type !== 'message') return;
      const { client_id: clientId, chat_identify: chat, seq } = frame.message;
      listener.heard.push({ clientId, chat, seq, at });
    });
  });
}
