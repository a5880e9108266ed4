import type { HubMessage } from '../../platform/realtime/hub.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import {
  acquaint,
  chatOf,
  dropSession,
  expectTrueCounts,
  hide,
  historyOf,
  pin,
  read,
  revoke,
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

async function heardBy(who: Person, work: () => Promise<unknown>): Promise<HubMessage[]> {
  const heard: HubMessage[] = [];
  const stop = app.services.hub.subscribe(`user:${who.id}`, (message) => heard.push(message));
  await work();
  stop();
  return heard;
}

test('reading: both hear of it, once, and the sender sees how far', async () => {
  const [a, b] = await two();
  await sent(app, a, b);
  await sent(app, a, b);
  const frame = { type: 'read', chat_identify: chatOf(a, b), user_id: b.id, read_seq: 2 };
  expect(await heardBy(a, () => read(app, b, a))).toEqual([frame]);
  expect(await heardBy(b, () => read(app, b, a))).toEqual([]);
  expect((await read(app, b, a)).data).toEqual({ read_seq: 2 });
  expect(await statusOf(app, a, b)).toMatchObject({ peer_read_seq: 2, last_seq: 2 });
  expect((await historyOf(app, a, b)).peer_read_seq).toBe(2);
  expect((await sessionsOf(app, b))[0]?.unread_count).toBe(0);
  await expectTrueCounts(app);
});

test('recalling: unreadable everywhere at once, told to both, and no longer unread', async () => {
  const [a, b] = await two();
  await sent(app, a, b, { content: '留着' });
  const message = await sent(app, a, b, { content: '不该说的话' });
  const { chat_identify, msg_id, seq } = message;
  const heard = await heardBy(b, async () => {
    const answer = await revoke(app, a, msg_id);
    expect(answer).toMatchObject({
      code: 1,
      data: { msg_id, is_revoked: true, content: '', revocable_until: null },
    });
  });
  expect(heard).toEqual([{ type: 'revoke', chat_identify, msg_id, seq }]);
  for (const who of [a, b]) {
    const raw = await Promise.all([
      app.get(`/message/history?chat_identify=${chat_identify}`, { token: who.token }),
      app.get('/message/sessions', { token: who.token }),
      app.get(`/chat/search?keyword=${encodeURIComponent('不该说')}`, { token: who.token }),
    ]);
    expect(raw.map((answer) => answer.raw).join('')).not.toContain('不该说的话');
    expect((await sessionsOf(app, who))[0]?.last_message).toMatchObject({
      msg_id,
      is_revoked: true,
      content: '',
    });
  }
  const stored = await app.db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', msg_id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ content: '', file: null, search: '' });
  expect((await sessionsOf(app, b))[0]?.unread_count).toBe(1);
  expect((await revoke(app, a, msg_id)).data).toMatchObject({ is_revoked: true });
  await expectTrueCounts(app);
});

test('recalling: only the sender, only for two minutes', async () => {
  const [a, b] = await two();
  const stranger = await createPerson(app);
  const message = await sent(app, a, b);
  for (const other of [b, stranger])
    expect((await revoke(app, other, message.msg_id)).msg).toBe('消息不存在');
  expect((await revoke(app, a, 999_999)).msg).toBe('消息不存在');
  app.passSeconds(119);
  const late = await sent(app, a, b);
  expect((await revoke(app, a, message.msg_id)).code).toBe(1);
  app.passSeconds(121);
  expect((await revoke(app, a, late.msg_id)).msg).toBe('超过2分钟的消息不能撤回');
  expect((await historyOf(app, b, a)).data[0]?.content).toBe(late.content);
});

test('deleting a message is for oneself; unread ones are no longer counted', async () => {
  const [a, b] = await two();
  const kept = await sent(app, a, b);
  const gone = await sent(app, a, b);
  const heard = await heardBy(b, () => hide(app, b, gone.msg_id));
  expect(heard).toEqual([{ type: 'sessions' }]);
  await hide(app, b, gone.msg_id);
  expect((await historyOf(app, b, a)).data.map(({ msg_id }) => msg_id)).toEqual([kept.msg_id]);
  expect((await historyOf(app, b, a)).total).toBe(1);
  expect((await historyOf(app, a, b)).total).toBe(2);
  expect((await sessionsOf(app, b))[0]?.unread_count).toBe(1);
  await revoke(app, a, gone.msg_id);
  await expectTrueCounts(app);
  const stranger = await createPerson(app);
  expect((await hide(app, stranger, kept.msg_id)).msg).toBe('消息不存在');
});

test('deleting a session clears it on one side; it comes back with the next message, without the old ones', async () => {
  const [a, b] = await two();
  await acquaint(app, a, b);
  const old = await sent(app, a, b);
  await pin(app, b, a, true);
  expect(await dropSession(app, b, a)).toMatchObject({ code: 1, data: { chat_identify: chatOf(a, b) } });
  expect(await sessionsOf(app, b)).toEqual([]);
  expect(await historyOf(app, b, a)).toMatchObject({ data: [], total: 0, last_seq: 3 });
  expect((await historyOf(app, a, b)).data).toHaveLength(3);
  expect((await hide(app, b, old.msg_id)).msg).toBe('消息不存在');
  expect((await statusOf(app, a, b))['peer_read_seq']).toBe(0);
  await revoke(app, a, old.msg_id);
  const fresh = await sent(app, a, b);
  expect((await sessionsOf(app, b))[0]).toMatchObject({ unread_count: 1, is_pinned: false });
  expect((await historyOf(app, b, a)).data.map(({ seq }) => seq)).toEqual([fresh.seq]);
  expect((await historyOf(app, b, a, '&after=0')).data.map(({ seq }) => seq)).toEqual([fresh.seq]);
  await expectTrueCounts(app);
});

test('pinning on and off', async () => {
  const [a, b] = await two();
  await sent(app, a, b);
  expect(await pin(app, a, b, true)).toMatchObject({ code: 1, msg: '已置顶', data: { is_pinned: true } });
  expect((await sessionsOf(app, a))[0]?.is_pinned).toBe(true);
  expect((await sessionsOf(app, b))[0]?.is_pinned).toBe(false);
  expect((await pin(app, a, b, false)).msg).toBe('已取消置顶');
  expect((await say(app, a, b)).code).toBe(1);
});
