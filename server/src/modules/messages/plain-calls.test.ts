import type { Message } from '@zaojie/contract/messages/message.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { pdf, photo } from '../uploads/upload-test-rig.ts';
import { acquaint, chatOf, historyOf } from './message-test-rig.ts';
import { uploadForChat } from './message-upload.rig.ts';

let app: TestApp;
let a: Person;
let b: Person;
beforeAll(async () => {
  app = await startTestApp();
  [a, b] = [await createPerson(app), await createPerson(app)];
  await acquaint(app, a, b);
});
afterAll(() => app.close());

const send = (body: Record<string, unknown>) => app.post('/message/send', body, { token: a.token });

test.each<[string, () => Record<string, unknown>]>([
  ['to_user and content', () => ({ to_user: b.id, content: '你好' })],
  ['to_user as text', () => ({ to_user: String(b.id), content: '你好' })],
  ['chat_identify and content', () => ({ chat_identify: chatOf(a, b), content: '你好' })],
  [
    'nothing in all other fields',
    () => ({ to_user: b.id, chat_identify: null, content: '你好', type: null, url: null, client_id: null }),
  ],
])('%s are enough for a message', async (_, body) => {
  const answers = [await send(body()), await send(body())];
  expect(answers.map(({ code, data }) => [code, data['content'], data['type'], data['to_user']])).toEqual([
    [1, '你好', 'text', b.id],
    [1, '你好', 'text', b.id],
  ]);
  // Without a mark of the sender's each call is a message of its own.
  const ids = answers.map(({ data }) => data['msg_id']);
  expect(new Set(ids).size).toBe(2);
  const newest = (await historyOf(app, b, a)).data.slice(0, 2).map(({ msg_id }) => msg_id);
  expect(newest).toEqual(ids.toReversed());
});

test.each<[string, Message['type'], () => Promise<Buffer>]>([
  ['a.png', 'image', () => photo()],
  ['a.pdf', 'file', async () => pdf()],
])('%s that was uploaded is sent by its address alone, as %s', async (name, type, make) => {
  const { data } = await uploadForChat(app, a, await make(), name);
  const answer = await send({ to_user: b.id, url: data['url'] });
  expect(answer).toMatchObject({ code: 1, data: { type, file: { url: data['url'] } } });
});

test.each<[string, Record<string, unknown>, string]>([
  ['nothing to say', { content: ' ' }, '请输入消息内容'],
  ['an address of nothing', { url: '/files/none.pdf' }, '文件不存在，请重新上传'],
  ['a mark that is none', { content: '你好', client_id: 'x' }, '消息标识不正确'],
])('%s is refused', async (_, body, sentence) => {
  expect(await send({ to_user: b.id, ...body })).toMatchObject({ msg: sentence });
});
