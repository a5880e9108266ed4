import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost, publish } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { createDispatcher } from '../../platform/events/dispatcher.ts';
import { createUploadSubscribers } from './upload.subscribers.ts';
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
const deliver = (storage = app.services.storage) =>
  createDispatcher({
    db: app.db,
    connectionString: '',
    subscribers: createUploadSubscribers(storage),
    log: app.services.log,
  }).drain();

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
  await app.db.updateTable('users').set({ avatar: face }).where('id', '=', person.id).execute();
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
  const other = await createPost(app, person);
  await remove(id);
  await transaction(app.db, async (tx) => {
    await sql`insert into post_media select ${other}, id from uploads where url = ${url}`.execute(tx);
    await deliver();
  });
  expect(await isKept(url)).toBe(true);
});

it('whoever comes first, no published post is left without its picture', async () => {
  for (let round = 0; round < 10; round++) {
    const url = await newPicture();
    const id = await createPost(app, person, { media_urls: [url] });
    await remove(id);
    const [again] = await Promise.all([publish(app, person, { media_urls: [url] }), deliver()]);
    await deliver();
    expect([1, 1603]).toContain(again.code);
    expect(await isKept(url)).toBe(again.code === 1);
  }
});

it('tries the files again when the storage fails, and the row stays away', async () => {
  const url = await newPicture();
  await remove(await createPost(app, person, { media_urls: [url] }));
  await deliver({ ...app.services.storage, delete: () => Promise.reject(new Error('no answer')) });
  expect(await app.db.selectFrom('uploads').select('id').where('url', '=', url).execute()).toEqual([]);
  await app.db
    .updateTable('outbox_events')
    .set({ available_at: new Date(0) })
    .execute();
  await deliver();
  expect(await isKept(url)).toBe(false);
});
