import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type CallAnswer, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { acquaint, chatOf, hide, revoke, say, sent } from './message-test-rig.ts';

let app: TestApp;
let a: Person;
let b: Person;
let outsiders: Person[];
let messageId: number;
beforeAll(async () => {
  app = await startTestApp();
  [a, b] = [await createPerson(app), await createPerson(app)];
  outsiders = [await createPerson(app), await createAdmin(app)];
  await acquaint(app, a, b);
  messageId = (await sent(app, a, b, { content: '只有我们知道' })).msg_id;
});
afterAll(() => app.close());

const calls: Record<string, (who: Person, chat: string) => Promise<CallAnswer>> = {
  history: (who, chat) => app.get(`/message/history?chat_identify=${chat}`, { token: who.token }),
  status: (who, chat) => app.get(`/message/status?chat_identify=${chat}`, { token: who.token }),
  send: (who, chat) => say(app, who, who, { chat_identify: chat }),
  read: (who, chat) => app.post('/message/read', { chat_identify: chat }, { token: who.token }),
  pin: (who, chat) =>
    app.post('/message/pin', { chat_identify: chat, is_pinned: true }, { token: who.token }),
  drop: (who, chat) => app.send('DELETE', `/message/session/${chat}`, { token: who.token }),
};

describe.each(Object.entries(calls))('%s', (_name, call) => {
  test('somebody else’s chat looks like one that doesn’t exist', async () => {
    for (const who of outsiders) {
      const foreign = await call(who, chatOf(a, b));
      const missing = await call(who, '888888-999999');
      expect(foreign.raw).toBe(missing.raw);
      expect(foreign).toMatchObject({ status: 200, code: 1701, msg: '会话不存在' });
    }
  });

  test('rubbish names no chat', async () => {
    const backwards = chatOf(a, b).split('-').toReversed().join('-');
    for (const name of [backwards, `${a.id}-${a.id}`, `${a.id}`, '0-1', 'a-b', `${a.id}-${'9'.repeat(20)}`]) {
      expect((await call(a, name)).msg).toBe('会话不存在');
    }
  });
});

test('messages of others can be neither recalled nor deleted, nor found', async () => {
  for (const who of outsiders) {
    for (const act of [revoke, hide]) {
      expect((await act(app, who, messageId)).raw).toBe((await act(app, who, 999_999)).raw);
    }
    const found = await app.get(`/chat/search?keyword=${encodeURIComponent('知道')}`, { token: who.token });
    expect(found.data).toMatchObject({ sessions: [], messages: { data: [], total: 0 } });
  }
  expect((await app.get('/message/sessions', { token: outsiders[0]?.token ?? '' })).data['data']).toEqual([]);
});
