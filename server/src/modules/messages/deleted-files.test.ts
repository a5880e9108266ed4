import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeWaitingFiles } from '../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { filesOf, pdf, photo } from '../uploads/upload-test-rig.ts';
import { uploadForChat } from './message-upload.rig.ts';
import { acquaint, dropSession, hide, sent } from './message-test-rig.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function twoPeople(): Promise<[Person, Person]> {
  const [a, b] = [await createPerson(app), await createPerson(app)];
  await acquaint(app, a, b);
  return [a, b];
}

type SentFile = { id: number; url: string };

async function sendFile(from: Person, to: Person, bytes = pdf(), name = 'a.pdf'): Promise<SentFile> {
  const uploaded = await uploadForChat(app, from, bytes, name);
  const message = await sent(app, from, to, { url: uploaded.data['url'], content: '' });
  return { id: message.msg_id, url: message.file?.url ?? '' };
}

/** Rows and stored files, once the jobs have run. */
async function left({ url }: SentFile): Promise<number> {
  await removeWaitingFiles(app);
  const name = url.split('/').at(-1)?.split(/[-.]/)[0] ?? '';
  const rows = await app.db.selectFrom('uploads').select('id').where('url', 'like', `%${name}%`).execute();
  return rows.length + (await filesOf(app)).filter((path) => path.includes(name)).length;
}

type Step = (who: Person, peer: Person, file: SentFile) => Promise<unknown>;
const byItself: Step = (who, _peer, file) => hide(app, who, file.id);
const withChat: Step = (who, peer) => dropSession(app, who, peer);

test.each<[string, Step, Step]>([
  ['deleted by both', byItself, byItself],
  ['deleted by one, its chat cleared by the other', byItself, withChat],
  ['its chat cleared by one, deleted by the other', withChat, byItself],
  ['its chat cleared by both', withChat, withChat],
])('the file of a message %s is gone at once', async (_, first, second) => {
  const [a, b] = await twoPeople();
  const file = await sendFile(a, b, await photo(700, 300), 'a.jpg');
  await first(a, b, file);
  expect(await left(file)).toBeGreaterThan(1);
  expect((await app.app.inject({ url: file.url })).statusCode).toBe(200);
  await second(b, a, file);
  expect((await app.app.inject({ url: file.url })).statusCode).toBe(404);
  expect(await left(file)).toBe(0);
});

test('what came after a chat was cleared, and what one of the two still has, stays', async () => {
  const [a, b] = await twoPeople();
  const [hidden, cleared] = [await sendFile(a, b), await sendFile(a, b)];
  await hide(app, a, hidden.id);
  await dropSession(app, b, a);
  const later = await sendFile(a, b);
  expect(await left(hidden)).toBe(0);
  expect(await left(cleared)).toBe(2);
  expect(await left(later)).toBe(2);
  await dropSession(app, a, b);
  expect(await left(cleared)).toBe(0);
  expect(await left(later)).toBe(2);
});

test('two who delete at the same moment leave nothing behind', async () => {
  const [a, b] = await twoPeople();
  const file = await sendFile(a, b);
  await Promise.all([hide(app, a, file.id), hide(app, b, file.id), dropSession(app, b, a)]);
  expect(await left(file)).toBe(0);
});

test('a file that was sent twice stays until both messages are gone', async () => {
  const [a, b] = await twoPeople();
  const first = await sendFile(a, b);
  const second = await sent(app, a, b, { url: first.url, content: '' });
  await Promise.all([hide(app, a, first.id), hide(app, b, first.id)]);
  expect(await left(first)).toBe(2);
  await Promise.all([hide(app, a, second.msg_id), hide(app, b, second.msg_id)]);
  expect(await left(first)).toBe(0);
});
