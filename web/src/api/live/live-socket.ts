import { createSocketTicket } from '@zaojie/contract/live/live.endpoints';
import {
  LIVE_PATH,
  liveCloseCodes,
  type ClientFrame,
  type LiveFrame,
} from '@zaojie/contract/live/live-frames';
import { ApiFailure, call } from '../client.ts';
import { noteSilence } from '../line.ts';
import { backoffMs } from './backoff.ts';
import { setLiveState, speakThrough, tellFrame } from './live-bus.ts';

const PING_EVERY_MS = 25_000;
/** Silence after a ping means a line that died without a word, as after a change of network. */
const ANSWER_WITHIN_MS = 10_000;

/** Keeps one socket open until it is stopped. */
export class LiveSocket {
  #socket: WebSocket | null = null;
  #isStopped = false;
  #isConnecting = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #window = new AbortController();

  start(): void {
    const { signal } = this.#window;
    globalThis.addEventListener('online', () => this.#connectNow(), { signal });
    // The browser knows before the socket does.
    globalThis.addEventListener('offline', () => this.#drop(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') this.#connectNow();
      },
      { signal },
    );
    speakThrough((frame) => this.#say(frame));
    void this.#connect();
  }

  stop(): void {
    if (this.#isStopped) return;
    this.#end('off');
  }

  #end(state: 'off' | 'refused'): void {
    this.#isStopped = true;
    this.#window.abort();
    clearTimeout(this.#retry);
    speakThrough(null);
    this.#letGo();
    setLiveState(state);
  }

  #connectNow(): void {
    if (this.#socket !== null || this.#isConnecting) return;
    clearTimeout(this.#retry);
    void this.#connect();
  }

  async #connect(): Promise<void> {
    this.#isConnecting = true;
    setLiveState('connecting');
    try {
      const { data } = await call(createSocketTicket, {});
      if (!this.#isStopped) this.#open(data.ticket);
    } catch (error) {
      // A token that the server doesn't know has ended the session already.
      if (error instanceof ApiFailure && error.http === 401) this.stop();
      else this.#retryLater();
    } finally {
      this.#isConnecting = false;
    }
  }

  #open(ticket: string): void {
    const address = new URL(LIVE_PATH, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('ticket', ticket);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(data);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#afterClose(code);
    });
    // A server that answers the call but not the socket must not leave us waiting for ever.
    this.#pulse = setTimeout(() => this.#drop(), ANSWER_WITHIN_MS);
  }

  #hear(data: unknown): void {
    const frame = parseFrame(data);
    if (frame === null) return;
    this.#awaitNextPing();
    if (frame.type === 'ready') {
      this.#attempt = 0;
      setLiveState('open');
    }
    if (frame.type !== 'pong') tellFrame(frame);
  }

  #awaitNextPing(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#say({ type: 'ping' });
      this.#pulse = setTimeout(() => this.#drop(), ANSWER_WITHIN_MS);
    }, PING_EVERY_MS);
  }

  #afterClose(code: number): void {
    this.#letGo();
    if (code === liveCloseCodes.signedOut) this.#end('refused');
    // Another tab took the place. Coming straight back would take it from the next; the visible tab may.
    else if (code === liveCloseCodes.replaced) setLiveState('waiting');
    else this.#retryLater();
  }

  #drop(): void {
    if (this.#socket === null) return;
    this.#letGo();
    this.#retryLater();
  }

  #letGo(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (socket !== null) closeQuietly(socket);
  }

  #retryLater(): void {
    if (this.#isStopped) return;
    setLiveState('waiting');
    noteSilence();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connectNow(), backoffMs(this.#attempt));
    this.#attempt += 1;
  }

  #say(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}

/** One that is still being opened is closed as soon as it is: browsers complain about what was closed before. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
  else socket.close();
}

/** Frames that a newer server sends pass by without harm: nobody listens to their type. */
function parseFrame(data: unknown): LiveFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const frame = JSON.parse(data) as LiveFrame | null;
    return typeof frame?.type === 'string' ? frame : null;
  } catch {
    return null;
  }
}
