import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { createMail } from './create-mail.ts';
import { MailRefused } from './mail.ts';
import { startTestSmtp, type TestSmtp } from './smtp.rig.ts';

const servers: TestSmtp[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startSmtp(options: { refuses?: boolean } = {}): Promise<TestSmtp> {
  const server = await startTestSmtp(options);
  servers.push(server);
  return server;
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
  await mail?.send({
    ...letter,
    messageId: '<one@here>',
    headers: { 'List-Unsubscribe': '<https://x.example/a>' },
  });
  expect(heard).toContain('Message-ID: <one@here>');
  expect(heard).toContain('List-Unsubscribe: <https://x.example/a>');
});

test('what the mail server refuses is thrown', async () => {
  const { url } = await startSmtp({ refuses: true });
  const mail = createMail({ adapter: 'smtp', url, from: 'no-reply@zaojie.example' }, createLog('silent'));
  await expect(mail?.send(letter)).rejects.toThrow(/550/);
  await expect(mail?.send(letter)).rejects.toThrow(MailRefused);
});

test('a site without a mail server has none', () => {
  expect(createMail({ adapter: 'off' }, createLog('silent'))).toBeNull();
});
