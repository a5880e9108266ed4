import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import {
  acceptFrom,
  acquaint,
  block,
  chatOf,
  expectTrueCounts,
  follow,
  historyOf,
  say,
  sent,
  sessionsOf,
  statusOf,
} from './message-test-rig.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const two = async (): Promise<[Person, Person]> => [await createPerson(app), await createPerson(app)];

test('a first message makes the session on both sides', async () => {
  const [a, b] = await two();
  const temp = await app.post('/message/createTempChat', { to_user: b.id }, { token: a.token });
  expect(temp.data).toMatchObject({
    chat_identify: chatOf(a, b),
    last_seq: 0,
    stranger_left: 3,
    can: { send: true },
  });
  expect(await sessionsOf(app, a)).toEqual([]);
  const client_id = randomUUID();
  const message = await sent(app, a, b, { content: '  你好，想约一张横幅。  ', client_id });
  expect(message).toMatchObject({
    chat_identify: chatOf(a, b),
    seq: 1,
    client_id,
    from_user: a.id,
    to_user: b.id,
    type: 'text',
    content: '你好，想约一张横幅。',
    file: null,
    is_revoked: false,
  });
  expect(Date.parse(message.revocable_until ?? '') - Date.parse(message.created_at)).toBe(120_000);
  const [mine] = await sessionsOf(app, a);
  const [theirs] = await sessionsOf(app, b);
  expect(mine).toMatchObject({
    unread_count: 0,
    is_stranger: false,
    last_message: { msg_id: message.msg_id },
  });
  expect(theirs).toMatchObject({
    user: { id: a.id, username: a.username, nickname: a.username },
    unread_count: 1,
    is_stranger: true,
    last_message: { msg_id: message.msg_id, revocable_until: null },
  });
});

test('by name of the chat as well as of the person; nobody writes to oneself or to nobody', async () => {
  const [a, b] = await two();
  expect(await sent(app, a, b, { to_user: undefined, chat_identify: chatOf(a, b) })).toMatchObject({
    to_user: b.id,
  });
  expect((await say(app, a, a)).msg).toBe('不能给自己发消息');
  expect((await say(app, a, { ...b, id: 999_999 })).msg).toBe('用户不存在');
  expect((await say(app, a, b, { to_user: undefined })).msg).toBe('会话不存在');
  expect((await say(app, a, b, { chat_identify: '999998-999999' })).msg).toBe('会话不存在');
  const temp = (to: number) => app.post('/message/createTempChat', { to_user: to }, { token: a.token });
  expect((await temp(a.id)).msg).toBe('不能给自己发消息');
  expect((await temp(999_999)).msg).toBe('用户不存在');
});

test('nobody writes to an account that is gone, also where a chat was begun', async () => {
  const [a, b] = await two();
  await sent(app, a, b);
  await app.db.updateTable('users').set({ erased_at: new Date() }).where('id', '=', b.id).execute();
  expect((await say(app, a, b)).msg).toBe('用户不存在');
  expect((await historyOf(app, a, b)).total).toBe(1);
});

test('texts: none, too long, with markup, of several lines', async () => {
  const [a, b] = await two();
  await acquaint(app, a, b);
  expect((await say(app, a, b, { content: ' \n ' })).msg).toBe('请输入消息内容');
  expect((await say(app, a, b, { content: '长'.repeat(2001) })).msg).toBe('消息不能超过2000个字符');
  expect((await sent(app, a, b, { content: '长'.repeat(2000) })).content).toHaveLength(2000);
  const text = '第一行\n<img src=x onerror=alert(1)> & 😀';
  expect((await sent(app, a, b, { content: text })).content).toBe(text);
  expect((await say(app, a, b, { client_id: 'short' })).msg).toBe('消息标识不正确');
  expect((await say(app, a, b, { type: 'card' })).msg).toBe('不支持的消息类型');
});

test('a resend with the same mark is the same message, also where sending has become impossible', async () => {
  const [a, b] = await two();
  const client_id = randomUUID();
  const first = await sent(app, a, b, { client_id, content: '一' });
  await sent(app, a, b);
  await sent(app, a, b);
  await block(app, b, a);
  expect(await sent(app, a, b, { client_id, content: '另一个' })).toEqual(first);
  expect((await historyOf(app, b, a)).data).toHaveLength(3);
  await expectTrueCounts(app);
});

test('a stranger may send three, until there is an answer or a follow', async () => {
  const [a, b] = await two();
  for (let i = 0; i < 3; i++) await sent(app, a, b);
  expect((await say(app, a, b)).msg).toBe('对方回复或关注你之前，最多发送3条消息');
  expect(await statusOf(app, a, b)).toMatchObject({
    can: { send: false },
    stranger_left: 0,
    reason: '对方回复或关注你之前，最多发送3条消息',
  });
  await sent(app, b, a);
  expect(await statusOf(app, a, b)).toMatchObject({ can: { send: true }, stranger_left: null, reason: '' });
  await sent(app, a, b);

  const [c, d] = await two();
  for (let i = 0; i < 3; i++) await sent(app, c, d);
  await follow(app, d, c);
  await sent(app, c, d);
});

test('blocked either way: no message, and no sign of being there', async () => {
  const [a, b] = await two();
  await acquaint(app, a, b);
  await block(app, b, a);
  expect((await say(app, a, b)).msg).toBe('对方拒收了你的消息');
  expect((await say(app, b, a)).msg).toBe('你已拉黑对方，解除后才能发消息');
  expect(await statusOf(app, b, a)).toMatchObject({ is_blocked: true, can: { send: false } });
  expect(await statusOf(app, a, b)).toMatchObject({
    is_blocked: false,
    can: { send: false },
    is_online: false,
  });
  expect((await historyOf(app, a, b)).data).toHaveLength(2);
});

test('who may write first is a setting; a chat that goes on goes on', async () => {
  const [a, b] = await two();
  await acceptFrom(app, b, 'nobody');
  expect((await say(app, a, b)).msg).toBe('对方设置了不接收你的私信');
  expect((await statusOf(app, a, b))['reason']).toBe('对方设置了不接收你的私信');
  await acceptFrom(app, b, 'followed');
  expect((await say(app, a, b)).code).toBe(1707);
  await follow(app, b, a);
  await sent(app, a, b);
  await sent(app, b, a);
  await acceptFrom(app, b, 'nobody');
  await sent(app, a, b);
  await expectTrueCounts(app);
});

test('the same Idempotency-Key is one message and tells of it once', async () => {
  const [a, b] = await two();
  const heard: string[] = [];
  const stop = app.services.hub.subscribe(`user:${b.id}`, (frame) => heard.push(frame.type));
  const body = { to_user: b.id, content: '一次', client_id: randomUUID() };
  const send = () =>
    app.post('/message/send', body, { token: a.token, headers: { 'idempotency-key': 'once' } });
  const answers = await Promise.all([send(), send(), send()]);
  stop();
  expect(new Set(answers.map((answer) => answer.raw)).size).toBe(1);
  expect(heard).toEqual(['message']);
});

test('a refused message leaves nothing behind, not even the chat', async () => {
  const [a, b] = await two();
  await acceptFrom(app, b, 'nobody');
  await say(app, a, b);
  const chats = await app.db.selectFrom('chats').select('id').where('low_id', '=', a.id).execute();
  expect(chats).toEqual([]);
});

test('faster than people write is refused, where limits are on', async () => {
  const limited = await startTestApp({ env: { RATE_LIMIT: 'on' } });
  const [a, b] = [await createPerson(limited), await createPerson(limited)];
  await acquaint(limited, a, b);
  const answers = await Promise.all(Array.from({ length: 125 }, () => say(limited, a, b)));
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused).toHaveLength(6);
  expect(refused[0]).toMatchObject({
    code: 429,
    msg: expect.stringMatching(/^操作太频繁，请 \d+ 秒后再试$/),
  });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});
