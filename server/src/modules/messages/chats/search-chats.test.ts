import type { ChatSession, Message } from '@zaojie/contract/messages/message.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { readKeyword } from '../../../platform/search/search-query.ts';
import { acquaint, dropSession, hide, revoke, sent } from '../message-test-rig.ts';
import { searchQuery } from './search.queries.ts';

let app: TestApp;
let me: Person;
let painter: Person;
let writer: Person;
beforeAll(async () => {
  app = await startTestApp();
  [me, painter, writer] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  await app.db.updateTable('users').set({ nickname: '沈听雪' }).where('id', '=', painter.id).execute();
  for (const peer of [painter, writer]) await acquaint(app, me, peer);
});
afterAll(() => app.close());

type Result = {
  terms: string[];
  sessions: ChatSession[];
  messages: { data: (Message & { user: { id: number } })[]; total: number };
};

async function search(who: Person, keyword: string, query = ''): Promise<Result> {
  const answer = await app.get(`/chat/search?keyword=${encodeURIComponent(keyword)}${query}`, {
    token: who.token,
  });
  expect(answer).toMatchObject({ code: 1 });
  return answer.data as unknown as Result;
}

test('messages of both sides, newest first, with whom they were exchanged', async () => {
  const first = await sent(app, me, painter, { content: '横幅的底稿什么时候能看？' });
  const second = await sent(app, painter, me, { content: '底稿明晚给你，先给 Draft 版' });
  await sent(app, writer, me, { content: '剧本改好了' });
  const found = await search(me, '底稿');
  expect(found.terms).toEqual(['底稿']);
  expect(found.messages.total).toBe(2);
  expect(found.messages.data.map(({ msg_id, user }) => [msg_id, user.id])).toEqual([
    [second.msg_id, painter.id],
    [first.msg_id, painter.id],
  ]);
  expect((await search(painter, '底稿')).messages.data.map(({ user }) => user.id)).toEqual([me.id, me.id]);
  expect((await search(me, 'draft')).messages.total).toBe(1);
  expect((await search(me, '稿底')).messages.total).toBe(0);
  expect((await search(writer, '底稿')).messages.total).toBe(0);
  const paged = await search(me, '底稿', '&per_page=1&page=2');
  expect(paged.messages.data.map(({ msg_id }) => msg_id)).toEqual([first.msg_id]);
});

test('people by nickname and username; a blank keyword finds nothing', async () => {
  expect((await search(me, '听雪')).sessions.map(({ user }) => user.id)).toEqual([painter.id]);
  const byName = await search(me, writer.username.toUpperCase());
  expect(byName.sessions.map(({ user }) => user.id)).toContain(writer.id);
  expect(await search(me, '  ')).toMatchObject({ terms: [], sessions: [], messages: { data: [], total: 0 } });
  expect((await search(me, '%_\\')).sessions).toEqual([]);
});

test('not what was recalled, deleted or cleared away', async () => {
  const [a, b] = [await createPerson(app), await createPerson(app)];
  await acquaint(app, a, b);
  const recalled = await sent(app, a, b, { content: '密语一' });
  const hidden = await sent(app, a, b, { content: '密语二' });
  await sent(app, a, b, { content: '密语三' });
  await revoke(app, a, recalled.msg_id);
  await hide(app, b, hidden.msg_id);
  expect((await search(a, '密语')).messages.total).toBe(2);
  expect((await search(b, '密语')).messages.total).toBe(1);
  await dropSession(app, b, a);
  expect(await search(b, '密语')).toMatchObject({ sessions: [], messages: { data: [], total: 0 } });
  expect((await search(a, '密语')).messages.total).toBe(2);
});

test('a person’s own mark can’t be typed', async () => {
  const [a, b] = [await createPerson(app), await createPerson(app)];
  await sent(app, a, b, { content: `@${me.id} 底稿` });
  const found = await search(me, '底稿');
  expect(found.messages.total).toBe(2);
  expect((await search(me, `'@${a.id}' | '@${b.id}`)).messages.total).toBe(0);
});

test('the index finds: what others wrote is not read', async () => {
  await sql`insert into chats (low_id, high_id, last_seq) values (${painter.id}, ${writer.id}, 5000)`.execute(
    app.db,
  );
  await sql`
    insert into messages (chat_id, seq, sender_id, recipient_id, client_id, kind, content, created_at)
    select c.id, n, ${painter.id}, ${writer.id}, 'filler-' || n, 'text', '别人的底稿 ' || n, now()
    from chats c, generate_series(1, 5000) n where low_id = ${painter.id} and high_id = ${writer.id}`.execute(
    app.db,
  );
  await sql`vacuum analyze messages`.execute(app.db);
  const query = readKeyword('底稿');
  if (!query) return expect.unreachable();
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off)
    ${searchQuery({ viewerId: me.id, query, limit: 10, offset: 0 })}`.execute(app.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on messages_search');
  const rowsRead = [...plan.matchAll(/on messages.*actual rows=(\d+)/g)].map(([, count]) => Number(count));
  return expect(Math.max(...rowsRead)).toBeLessThan(10);
});
