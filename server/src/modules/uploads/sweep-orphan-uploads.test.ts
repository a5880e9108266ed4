import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeWaitingFiles } from '../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { claimUploads, useUploads } from './upload-uses.ts';
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

async function sweepAfter(hours: number): Promise<void> {
  await sweepOrphanUploads(app.db, new Date(Date.now() + hours * HOUR_MS));
  await removeWaitingFiles(app);
}
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
  await createPost(app, person, { media_urls: [shown.posted] });
  const uses = [
    [shown.face, { kind: 'avatar', ownerId: person.id }],
    [shown.icon, { kind: 'circle-icon', ownerId: 1 }],
    [shown.cover, { kind: 'circle-cover', ownerId: 1 }],
  ] as const;
  await transaction(app.db, async (tx) => {
    for (const [url, owner] of uses) {
      const { uploads } = await claimUploads(tx, { userId: person.id, urls: [url] });
      await useUploads(tx, { ...owner, readers: 'everybody' }, uploads);
    }
  });
}
