import { liveCloseCodes, type ClientFrame } from '@zaojie/contract/live/live-frames';
import type { Socket } from '../../frame/live.ts';
import { readClientFrame } from './client-frame.ts';
import type { ConnectionRow } from './connection.queries.ts';

/** More than this waiting means that nobody reads at the other end. */
const MOST_WAITING_BYTES = 1024 * 1024;
/** Whoever doesn't take the goodbye by then is cut off. */
const GOODBYE_MS = 2_000;
const WINDOW_MS = 10_000;
const MOST_FRAMES_IN_WINDOW = 60;

export type OpenSocket = ConnectionRow & {
  /** Its row is written; before that, nobody else may write it. */
  isGreeted: boolean;
  send(frame: object): void;
  /** Sends what the hub brings: after the greeting, which is the first thing a client hears. */
  pass(frame: object): void;
  greet(): void;
  close(code: number): void;
  /** Cuts off whoever didn't answer the last one, and asks again. */
  ping(): void;
  terminate(): void;
};

export function openSocket(socket: Socket, row: ConnectionRow): OpenSocket {
  let hasAnswered = true;
  socket.on('pong', () => {
    hasAnswered = true;
  });
  const close = (code: number) => {
    socket.close(code);
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  };
  const send = (frame: object) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING_BYTES) close(liveCloseCodes.tooSlow);
    else socket.send(JSON.stringify(frame));
  };
  const held: object[] = [];
  const own: OpenSocket = {
    ...row,
    isGreeted: false,
    close,
    send,
    pass(frame) {
      if (own.isGreeted) send(frame);
      else held.push(frame);
    },
    greet() {
      own.isGreeted = true;
      send({ type: 'ready', user_id: row.userId });
      for (const frame of held.splice(0)) send(frame);
    },
    ping() {
      if (!hasAnswered) return socket.terminate();
      hasAnswered = false;
      return socket.ping();
    },
    terminate: () => socket.terminate(),
  };
  return own;
}

/** Hands on what a client of ours would say. Anything else, or too much of it, ends the socket. */
export function hearClient(socket: Socket, own: OpenSocket, hear: (frame: ClientFrame) => void): void {
  let windowStartedAt = Date.now();
  let frames = 0;
  socket.on('message', (data, isBinary) => {
    if (Date.now() - windowStartedAt > WINDOW_MS) {
      windowStartedAt = Date.now();
      frames = 0;
    }
    frames++;
    const text = Buffer.isBuffer(data) && !isBinary ? data.toString() : '';
    const frame = frames > MOST_FRAMES_IN_WINDOW ? null : readClientFrame(text);
    if (frame) hear(frame);
    else own.close(liveCloseCodes.protocol);
  });
}
