import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { createMail } from './create-mail.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A mail server that takes everything, or nothing, and remembers what it was told. */
async function startSmtp(options: { refuses?: boolean } = {}): Promise<{ url: string; heard: string[] }> {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isBody = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (isBody && line !== '.') continue;
        if (line === 'DATA') isBody = true;
        else isBody = false;
        const refused = options.refuses && line.startsWith('RCPT');
        socket.write(line === 'DATA' ? '354 go on\r\n' : refused ? '550 nobody\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('not listening');
  return { url: `smtp://127.0.0.1:${bound.port}`, heard };
}

const letter = { to: 'lin@example.com', subject: 'code', text: 'Your code: 123456' };

test('the sandbox writes the words down, and of the address only its ends', async () => {
  const lines: string[] = [];
  const mail = createMail(
    { adapter: 'sandbox' },
    createLog('info', { write: (line) => void lines.push(line) }),
  );
  await mail?.send(letter);
  expect(mail?.isSandbox).toBe(true);
  expect(lines.join('')).toContain('123456');
  expect(lines.join('')).toContain('l***@example.com');
  expect(lines.join('')).not.toContain('lin@');
});

test('a mail server gets one message for one address', async () => {
  const { url, heard } = await startSmtp();
  const mail = createMail({ adapter: 'smtp', url, from: 'no-reply@zaojie.example' }, createLog('silent'));
  await mail?.send(letter);
  expect(mail?.isSandbox).toBe(false);
  expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<lin@example.com>']);
  expect(heard).toContain('Your code: 123456');
});

test('what the mail server refuses is thrown', async () => {
  const { url } = await startSmtp({ refuses: true });
  const mail = createMail({ adapter: 'smtp', url, from: 'no-reply@zaojie.example' }, createLog('silent'));
  await expect(mail?.send(letter)).rejects.toThrow(/550/);
});

test('a site without a mail server has none', () => {
  expect(createMail({ adapter: 'off' }, createLog('silent'))).toBeNull();
});
