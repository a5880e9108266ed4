import { randomUUID } from 'node:crypto';
import type { Message } from '@zaojie/contract/messages/message.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import {
  acquaint,
  dropSession,
  expectTrueCounts,
  hide,
  historyOf,
  read,
  revoke,
  say,
  sent,
  sessionsOf,
} from './message-test-rig.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const two = async (): Promise<[Person, Person]> => [await createPerson(app), await createPerson(app)];
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

test('two who send fifty each at once: numbers 1 to 102 without a gap, told in order', async () => {
  const [a, b] = await two();
  await acquaint(app, a, b);
  const told: number[] = [];
  const stop = app.services.hub.subscribe(`user:${b.id}`, (frame) => {
    if (frame.type === 'message') told.push((frame['message'] as { seq: number }).seq);
  });
  const answers = await Promise.all(times(100, (i) => (i % 2 ? say(app, a, b) : say(app, b, a))));
  stop();
  const seqs = answers.map((answer) => answer.data['seq'] as number).sort((x, y) => x - y);
  expect(seqs).toEqual(times(100, (i) => i + 3));
  expect(told).toEqual(times(100, (i) => i + 3));
  expect((await sessionsOf(app, a))[0]?.unread_count).toBe(51);
  await expectTrueCounts(app);
});

test('the same mark twenty times at once is one message', async () => {
  const [a, b] = await two();
  const client_id = randomUUID();
  const answers = await Promise.all(times(20, () => say(app, a, b, { client_id, content: '一次' })));
  expect(new Set(answers.map((answer) => answer.data['msg_id'])).size).toBe(1);
  expect((await historyOf(app, a, b)).data).toHaveLength(1);
  await expectTrueCounts(app);
});

test('the same mark in two chats at once is one message', async () => {
  const [a, b] = await two();
  const c = await createPerson(app);
  const client_id = randomUUID();
  const answers = await Promise.all([say(app, a, b, { client_id }), say(app, a, c, { client_id })]);
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  const rows = await app.db.selectFrom('messages').select('id').where('client_id', '=', client_id).execute();
  expect(rows).toHaveLength(1);
  await expectTrueCounts(app);
});

test('ten at once of a stranger: three arrive', async () => {
  const [a, b] = await two();
  const answers = await Promise.all(times(10, () => say(app, a, b)));
  expect(answers.filter((answer) => answer.code === 1)).toHaveLength(3);
  expect(answers.filter((answer) => answer.code === 1706)).toHaveLength(7);
  await expectTrueCounts(app);
});

test('two first messages at once make one chat', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = await two();
    const answers = await Promise.all([say(app, a, b), say(app, b, a)]);
    expect(new Set(answers.map((answer) => answer.data['seq']))).toEqual(new Set([1, 2]));
  }
  await expectTrueCounts(app);
});

test('reading, recalling, deleting and clearing while messages come: counts stay true', async () => {
  const [a, b] = await two();
  await acquaint(app, a, b);
  const earlier: Message[] = [];
  for (let i = 0; i < 10; i++) earlier.push(await sent(app, a, b));
  const work = times(10, (i) => {
    const id = earlier[i]?.msg_id ?? 0;
    return [say(app, a, b), read(app, b, a), revoke(app, a, id), hide(app, b, id), say(app, b, a)];
  });
  const answers = await Promise.all([...work.flat(), dropSession(app, b, a), read(app, a, b)]);
  expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
  await expectTrueCounts(app);
  await read(app, b, a);
  expect((await sessionsOf(app, b))[0]?.unread_count ?? 0).toBe(0);
});
