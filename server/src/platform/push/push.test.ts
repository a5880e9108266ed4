import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createLog } from '../../log.ts';
import { createPush } from './create-push.ts';
import { isPushService } from './push-service.ts';
import { browserAt, startPushService, type TestPushService } from './push-service.rig.ts';
import { keepKeys } from './push-keys.ts';

let app: TestApp;
let service: TestPushService;
beforeAll(async () => {
  app = await startTestApp();
  service = await startPushService();
});
afterAll(async () => {
  await service.close();
  await app.close();
});

const secret = 'a secret for push '.repeat(3);
const note = { title: '订单快到期限了', body: '《封面》', link: '/order/1', tag: 'notice-1' };
const deps = () => ({ db: app.db, secret, log: createLog('silent') });
const config = { keys: null, subject: 'mailto:a@example.com', services: ['127.0.0.1'] };

test('the keys are made once, whoever asks first, and another secret makes new ones', async () => {
  const [one, two] = await Promise.all([keepKeys(app.db, secret), keepKeys(app.db, secret)]);
  expect(one).toEqual(two);
  expect(await keepKeys(app.db, secret)).toEqual(one);
  const other = await keepKeys(app.db, `another ${secret}`);
  expect(other.publicKey).not.toBe(one.publicKey);
});

test('a service takes it, has lost the browser, will never take it, or may take it later', async () => {
  const push = createPush({ ...config, adapter: 'web-push' }, deps());
  const send = (path: string) => push?.send(browserAt(`${service.origin}${path}`), note);
  expect(await send('/one')).toBe('sent');
  expect(service.got).toEqual(['/one']);
  service.answer.set('/gone', 410);
  service.answer.set('/lost', 404);
  service.answer.set('/bad', 400);
  service.answer.set('/busy', 503);
  expect(await send('/gone')).toBe('gone');
  expect(await send('/lost')).toBe('gone');
  expect(await send('/bad')).toBe('refused');
  await expect(send('/busy')).rejects.toThrow('503');
});

test('nothing is sent to an address that is no push service', async () => {
  const push = createPush({ ...config, services: ['fcm.googleapis.com'], adapter: 'web-push' }, deps());
  expect(await push?.send(browserAt(`${service.origin}/inside`), note)).toBe('gone');
  expect(service.got).not.toContain('/inside');
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://push.apple.com/x', false],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.example/x', false],
  ['http://127.0.0.1/x', false],
  ['no address', false],
])('%s is a push service: %s', (endpoint, expected) => {
  expect(isPushService(['fcm.googleapis.com', '*.push.apple.com'], endpoint)).toBe(expected);
});

test('the sandbox writes it down, and off is none', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const push = createPush({ ...config, adapter: 'sandbox' }, { ...deps(), log });
  expect(await push?.send(browserAt('https://fcm.googleapis.com/x'), note)).toBe('sent');
  expect(lines.join('')).toContain('订单快到期限了');
  expect(createPush({ ...config, adapter: 'off' }, deps())).toBeNull();
});
