import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { sweepOrphanUploads } from './sweep-orphan-uploads.ts';
import { filesOf, pdf, photo, sendPiece, upload } from './upload-test-rig.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await createPerson(app);
});
afterAll(() => app.close());

const sweepAfter = (hours: number) =>
  sweepOrphanUploads(app.db, app.services.storage, new Date(Date.now() + hours * HOUR_MS));
const urls = async () =>
  (await app.db.selectFrom('uploads').select('url').orderBy('id').execute()).map((row) => row.url);

async function newPicture(): Promise<string> {
  return String((await upload(app, person.token, await photo())).data['url']);
}

it('removes pieces after a day and unused files after two, and nothing that is shown', async () => {
  const [posted, face, icon, cover, unused] = [
    await newPicture(),
    await newPicture(),
    await newPicture(),
    await newPicture(),
    await newPicture(),
  ];
  const document = String((await upload(app, person.token, pdf())).data['url']);
  await sendPiece(app, person.token, { bytes: pdf(), index: 0, count: 2, id: 'left-behind' });
  await showThem({ posted, face, icon, cover });

  await sweepAfter(23);
  expect((await filesOf(app)).filter((path) => path.endsWith('.part'))).toHaveLength(1);
  await sweepAfter(25);
  expect((await filesOf(app)).filter((path) => path.endsWith('.part'))).toHaveLength(0);
  expect(await app.db.selectFrom('upload_chunks').selectAll().execute()).toEqual([]);
  expect(await urls()).toEqual([posted, face, icon, cover, unused, document]);

  await sweepAfter(49);
  expect(await urls()).toEqual([posted, face, icon, cover]);
  const left = (await filesOf(app)).filter((path) => path.includes('/uploads/'));
  expect(left).toHaveLength(4 * 2);
  await sweepAfter(49);
  expect(await urls()).toHaveLength(4);
});

async function showThem(shown: Record<'posted' | 'face' | 'icon' | 'cover', string>): Promise<void> {
  const { db } = app;
  const post = await db
    .insertInto('posts')
    .values({ user_id: person.id, title: '标题', content: '', excerpt: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .selectFrom('uploads')
    .select('id')
    .where('url', '=', shown.posted)
    .executeTakeFirstOrThrow();
  await db.insertInto('post_media').values({ post_id: post.id, upload_id: id }).execute();
  await db.updateTable('users').set({ avatar: shown.face }).where('id', '=', person.id).execute();
  await db
    .insertInto('circles')
    .values({ name: '圈子', icon: shown.icon, cover_image: shown.cover })
    .execute();
}
