import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createAdmin(app);
  person = await createPerson(app);
});
afterAll(() => app.close());

const CONTENT = '上传到一半换了网络，进度条就不动了';
const send = (body: object, token?: string) => app.post('/feedback/send', body, token ? { token } : {});
const write = async (token?: string) =>
  Number((await send({ kind: 'problem', content: CONTENT, path: '/upload' }, token)).data['id']);
const decide = (body: object) => app.post('/admin/feedback', body, { token: admin.token });
const waiting = async () =>
  (await app.get('/admin/feedback?state=open', { token: admin.token })).data as {
    data: { id: number; sender: object | null }[];
    counts: Record<string, number>;
  };

test('sent, seen by administrators, answered once, and the sender is told', async () => {
  const id = await write(person.token);
  const { data, counts } = await waiting();
  expect(data.find((row) => row.id === id)).toMatchObject({
    kind_label: '遇到问题',
    content: CONTENT,
    path: '/upload',
    sender: { id: person.id },
    can: { answer: true, close: true },
  });
  expect(counts['open']).toBe(data.length);
  const answers = await Promise.all(
    ['看到了', '我也看到了'].map((reply) => decide({ id, action: 'answer', reply })),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1, 2712]));
  expect(answers.find(({ code }) => code === 2712)).toMatchObject({
    msg: '这条反馈已经处理过了，现在是「已回复」',
    data: { state: 'answered' },
  });
  const [mine] = (await app.get('/feedback/mine', { token: person.token })).data['data'] as object[];
  expect(mine).toMatchObject({ id, state: 'answered', reply: expect.stringMatching(/看到了$/) as string });
  await app.deliver();
  const notices = (await app.get('/message/notifications', { token: person.token })).raw;
  expect(notices).toContain('你的反馈有了回复');
});

test('a visitor’s is closed without a word, and can be answered later; others read none of it', async () => {
  const id = await write();
  expect((await waiting()).data.find((row) => row.id === id)).toMatchObject({ sender: null });
  expect(await decide({ id, action: 'close' })).toMatchObject({
    code: 1,
    data: { state: 'closed', reply: '' },
  });
  expect((await decide({ id, action: 'close' })).code).toBe(2712);
  expect((await decide({ id, action: 'answer', reply: '已经修好了' })).code).toBe(1);
  await app.deliver();
  const stranger = await createPerson(app);
  expect((await app.get('/feedback/mine', { token: stranger.token })).data['data']).toEqual([]);
});

test.each([
  [{ content: CONTENT }, '请选择反馈的类型'],
  [{ kind: 'idea' }, '请写下你遇到的事'],
  [{ kind: 'idea', content: '太短了' }, '请至少写10个字，说清发生了什么'],
  [{ kind: 'idea', content: '字'.repeat(1001) }, '反馈不能超过1000个字符'],
  [{ kind: 'idea', content: CONTENT, contact: '联'.repeat(101) }, '联系方式不能超过100个字符'],
  [{ kind: 'idea', content: CONTENT, path: 'https://elsewhere.example/' }, '页面地址格式不正确'],
  [{ kind: 'idea', content: CONTENT, path: '/post/1?token=x' }, '页面地址格式不正确'],
])('%j is refused: %s', async (body, msg) => {
  const before = (await waiting()).counts;
  const answer = await send(body, person.token);
  expect(answer).toMatchObject({ status: 200, msg });
  expect(answer.code).not.toBe(1);
  expect((await waiting()).counts).toEqual(before);
});

test('an answer needs words, and a feedback that is there', async () => {
  const id = await write(person.token);
  expect((await decide({ id, action: 'answer', reply: '  ' })).msg).toBe('请写下回复');
  expect((await decide({ id: 999_999, action: 'close' })).msg).toBe('反馈不存在');
  expect((await decide({ id, action: 'burn' })).msg).toBe('请选择回复或关闭');
});

test('the list of one’s own goes on by cursor', async () => {
  const writer = await createPerson(app);
  const ids: number[] = [];
  for (let i = 0; i < 25; i++) ids.push(await write(writer.token));
  const page = async (cursor = '') =>
    (await app.get(`/feedback/mine?cursor=${cursor}`, { token: writer.token })).data as {
      data: { id: number }[];
      next_cursor: string | null;
    };
  const first = await page();
  const second = await page(first.next_cursor ?? '');
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(second.next_cursor).toBeNull();
});
