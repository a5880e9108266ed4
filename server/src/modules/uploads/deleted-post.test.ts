import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { removeWaitingFiles } from '../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost, publish } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { claimUploads, useUploads } from './upload-uses.ts';
import { filesOf, photo, upload } from './upload-test-rig.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await createPerson(app);
});
afterAll(() => app.close());

const newPicture = async () => String((await upload(app, person.token, await photo())).data['url']);
const remove = (id: number) => app.post(`/posts/del/?id=${id}`, {}, { token: person.token });
const deliver = () => removeWaitingFiles(app);
const show = (url: string, kind: string, ownerId: number) =>
  transaction(app.db, async (tx) => {
    const { uploads } = await claimUploads(tx, { userId: person.id, urls: [url] });
    await useUploads(tx, { kind, ownerId, readers: 'everybody' }, uploads);
  });

/** Connections of this app that wait for somebody else's lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.n ?? 0;
}

async function isKept(url: string): Promise<boolean> {
  const row = await app.db.selectFrom('uploads').select('id').where('url', '=', url).executeTakeFirst();
  const name = url.split('/').at(-1)?.split('-')[0] ?? '';
  const files = (await filesOf(app)).filter((path) => path.includes(name));
  expect(files.length > 0).toBe(row !== undefined);
  return row !== undefined;
}

it('removes the pictures that only the deleted post showed, rows and files', async () => {
  const [shown, inText, shared, face, other] = [
    await newPicture(),
    await newPicture(),
    await newPicture(),
    await newPicture(),
    await newPicture(),
  ];
  const id = await createPost(app, person, {
    media_urls: [shown, shared, face],
    content: `<p>看</p><img src="${inText}" alt="">`,
  });
  await createPost(app, person, { media_urls: [shared] });
  await show(face, 'avatar', person.id);
  await deliver();
  expect(await isKept(shown)).toBe(true);

  expect((await remove(id)).code).toBe(1);
  await deliver();
  const kept = await Promise.all([shown, inText, shared, face, other].map(isKept));
  expect(kept).toEqual([false, false, true, true, true]);
});

it('removes what an edit takes out of the post, and nothing else', async () => {
  const [first, second, inText] = [await newPicture(), await newPicture(), await newPicture()];
  const id = await createPost(app, person, {
    media_urls: [first, second],
    content: `<p>看</p><img src="${inText}" alt="">`,
  });
  const edited = { title: '改过的标题', content: '<p>没有图了</p>', media_urls: [second] };
  expect((await app.post(`/posts/edit/${id}`, edited, { token: person.token })).code).toBe(1);
  await deliver();
  expect(await Promise.all([first, second, inText].map(isKept))).toEqual([false, true, false]);
});

it('keeps what another post is just taking into use', async () => {
  const url = await newPicture();
  const id = await createPost(app, person, { media_urls: [url] });
  let removing: Promise<unknown> = Promise.resolve();
  await transaction(app.db, async (tx) => {
    const { uploads, missing } = await claimUploads(tx, { userId: person.id, urls: [url] });
    expect(missing).toEqual([]);
    removing = remove(id);
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 10_000 });
    await useUploads(tx, { kind: 'avatar', ownerId: person.id, readers: 'everybody' }, uploads);
  });
  await removing;
  await deliver();
  expect(await isKept(url)).toBe(true);
});

it('whoever comes first, no published post is left without its picture', async () => {
  for (let round = 0; round < 10; round++) {
    const url = await newPicture();
    const id = await createPost(app, person, { media_urls: [url] });
    const [again] = await Promise.all([publish(app, person, { media_urls: [url] }), remove(id)]);
    await deliver();
    expect([1, 1603]).toContain(again.code);
    expect(await isKept(url)).toBe(again.code === 1);
  }
});

it('tries the files again when the storage fails, and the row stays away', async () => {
  const url = await newPicture();
  await remove(await createPost(app, person, { media_urls: [url] }));
  const away = { ...app.services.storage, delete: () => Promise.reject(new Error('no answer')) };
  await expect(removeWaitingFiles(app, away)).rejects.toThrow('no answer');
  expect(await app.db.selectFrom('uploads').select('id').where('url', '=', url).execute()).toEqual([]);
  await deliver();
  expect(await isKept(url)).toBe(false);
});
