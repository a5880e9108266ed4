import type { LiveFrame } from '@zaojie/contract/live/live-frames';
import { expect, vi } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import type { TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';

export type Client = {
  socket: WebSocket;
  frames: LiveFrame[];
  of<T extends LiveFrame['type']>(type: T): Extract<LiveFrame, { type: T }>[];
  /** The close code, once closed. */
  closed: Promise<number>;
  close(): Promise<number>;
};

export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 10 });

/** Where sockets can be opened: requests of tests otherwise go past the network. */
export async function listen(app: TestApp): Promise<string> {
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  return address.replace('http:', 'ws:');
}

export async function ticketOf(app: TestApp, who: Person): Promise<string> {
  const answer = await app.post('/message/ticket', {}, { token: who.token });
  expect(answer).toMatchObject({ code: 1, data: { expires_in: 30 } });
  return answer.data['ticket'] as string;
}

export function open(url: string, query: string, options: ClientOptions = {}): Client {
  const socket = new WebSocket(`${url}/api/live${query}`, options);
  const frames: LiveFrame[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as LiveFrame));
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  return {
    socket,
    frames,
    of: <T extends LiveFrame['type']>(type: T) =>
      frames.filter((frame): frame is Extract<LiveFrame, { type: T }> => frame.type === type),
    closed,
    close: () => {
      socket.close();
      return closed;
    },
  };
}

/** A socket that has been greeted. */
export async function connect(
  app: TestApp,
  url: string,
  who: Person,
  options: ClientOptions = {},
): Promise<Client> {
  const client = open(url, `?ticket=${await ticketOf(app, who)}`, options);
  await eventually(() => expect(client.frames[0]).toEqual({ type: 'ready', user_id: who.id }));
  return client;
}
