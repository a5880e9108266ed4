import { connect, type AddressInfo } from 'node:net';
import type { TestApp } from './test-app.ts';

type Raw = { target: string; method?: string; host?: string; headers?: string; body?: string };

/** Bytes as they are: clients put addresses right before they send them. */
export async function sendRaw(
  app: TestApp,
  { target, method = 'GET', host = 'localhost', headers = '', body = '' }: Raw,
): Promise<{ status: number; body: string }> {
  const { port } = app.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const length = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  socket.write(
    `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${length}${headers}\r\n${body}`,
  );
  await new Promise((resolve) => socket.once('close', resolve));
  return { status: Number(answer.slice(9, 12)), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}
