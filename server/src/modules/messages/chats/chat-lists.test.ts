import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { acquaint, dropSession, hide, historyOf, pin, read, sent, sessionsOf } from '../message-test-rig.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function withPeers(count: number): Promise<[Person, Person[]]> {
  const me = await createPerson(app);
  const peers: Person[] = [];
  for (let i = 0; i < count; i++) peers.push(await createPerson(app));
  return [me, peers];
}

/** Without the look at the token, which every call of a member has. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  app.queries.length = 0;
  await work();
  return app.queries.filter((query) => !query.includes('token_hash')).length;
}

test('sessions: pinned first, then the latest, by page and by cursor, in two statements', async () => {
  const [me, peers] = await withPeers(5);
  for (const peer of peers) {
    app.passSeconds(1);
    await sent(app, peer, me);
  }
  const [first, second] = peers as [Person, Person];
  await pin(app, me, second, true);
  app.passSeconds(1);
  await sent(app, first, me);
  const order = [1, 0, 4, 3, 2].map((i) => peers[i]?.id);
  const ids = (sessions: { user: { id: number } }[]) => sessions.map(({ user }) => user.id);
  expect(ids(await sessionsOf(app, me))).toEqual(order);
  expect(await countStatements(() => sessionsOf(app, me))).toBe(2);

  const walked: (number | undefined)[] = [];
  let cursor = '';
  do {
    const { data } = await app.get(`/message/sessions?per_page=2${cursor}`, { token: me.token });
    walked.push(...ids(data['data'] as { user: { id: number } }[]));
    cursor = data['next_cursor'] ? `&cursor=${data['next_cursor'] as string}` : '';
  } while (cursor !== '');
  expect(walked).toEqual(order);
  const page = await app.get('/message/sessions?per_page=2&page=3', { token: me.token });
  expect(page.data).toMatchObject({ total: 5, last_page: 3, current_page: 3 });
  expect(ids(page.data['data'] as { user: { id: number } }[])).toEqual(order.slice(4));
  expect(ids(await sessionsOf(app, me, '?cursor=rubbish'))).toEqual(order);
});

test('history: newest first by cursor, what was missed oldest first, in two statements', async () => {
  const [me, [peer]] = (await withPeers(1)) as [Person, [Person]];
  await acquaint(app, me, peer);
  for (let i = 3; i <= 9; i++) await sent(app, i % 2 ? me : peer, i % 2 ? peer : me);
  const seqs = async (query: string) => (await historyOf(app, me, peer, query)).data.map(({ seq }) => seq);
  expect(await seqs('')).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  const walked: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await historyOf(app, me, peer, `&per_page=4${cursor && `&cursor=${cursor}`}`);
    walked.push(...page.data.map(({ seq }) => seq));
    expect(page).toMatchObject({ total: 9, last_seq: 9 });
    cursor = page.next_cursor;
  }
  expect(walked).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await seqs('&per_page=4&page=2')).toEqual([5, 4, 3, 2]);
  expect(await seqs('&after=6')).toEqual([7, 8, 9]);
  expect(await seqs('&after=0&per_page=3')).toEqual([1, 2, 3]);
  expect(await seqs('&after=9')).toEqual([]);
  expect(await seqs('&after=-1&cursor=x')).toHaveLength(9);
  expect(await countStatements(() => historyOf(app, me, peer))).toBe(2);
});

test('a chat that was never begun is empty, not missing', async () => {
  const [me, [peer]] = (await withPeers(1)) as [Person, [Person]];
  expect(await historyOf(app, me, peer)).toMatchObject({ data: [], total: 0, last_seq: 0, peer_read_seq: 0 });
  expect((await read(app, me, peer)).data).toEqual({ read_seq: 0 });
  expect((await dropSession(app, me, peer)).msg).toBe('会话不存在');
  expect((await pin(app, me, peer, true)).msg).toBe('会话不存在');
  const nobody = { ...peer, id: 999_999 };
  const answer = await app.get(`/message/history?chat_identify=${me.id}-${nobody.id}`, { token: me.token });
  expect(answer.msg).toBe('会话不存在');
});

test('the last message is the last one that this person can see', async () => {
  const [me, [peer]] = (await withPeers(1)) as [Person, [Person]];
  const first = await sent(app, peer, me, { content: '早' });
  const second = await sent(app, peer, me, { content: '在吗' });
  await hide(app, me, second.msg_id);
  expect((await sessionsOf(app, me))[0]?.last_message?.msg_id).toBe(first.msg_id);
  expect((await sessionsOf(app, peer))[0]?.last_message?.msg_id).toBe(second.msg_id);
  await hide(app, me, first.msg_id);
  expect((await sessionsOf(app, me))[0]).toMatchObject({ last_message: null, unread_count: 0 });
});

test('unread counts: messages and notices, and the badge without messages where they are switched off', async () => {
  const [me, peers] = await withPeers(2);
  for (const peer of peers) await sent(app, peer, me);
  await sent(app, peers[0] as Person, me);
  const counts = async () => (await app.get('/message/getUnreadMessagesByType', { token: me.token })).data;
  expect(await counts()).toEqual({ total: 3, message: 3, at: 0, like: 0, follow: 0, system: 0 });
  await app.post('/message/settings', { notify_message: false }, { token: me.token });
  expect(await counts()).toMatchObject({ total: 0, message: 3 });
  await dropSession(app, me, peers[0] as Person);
  expect(await counts()).toMatchObject({ total: 0, message: 1 });
});
