import { postErrors } from '@zaojie/contract/posts/post.errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeWaitingFiles } from '../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createImage, createPost, publish } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { sweepOrphanUploads } from './sweep-orphan-uploads.ts';
import { claimUploads, releaseUploads, useUploads } from './upload-uses.ts';

const DAYS_MS = 86_400_000;
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await createPerson(app);
});
afterAll(() => app.close());

const document = (ownerId: number) => ({ kind: 'document', ownerId, readers: 'everybody' as const });

/** Whether it could be had. */
const use = (url: string, ownerId: number) =>
  transaction(app.db, async (tx) => {
    const { uploads, missing } = await claimUploads(tx, { userId: person.id, urls: [url] });
    if (missing.length > 0) return false;
    await useUploads(tx, document(ownerId), uploads);
    return true;
  });
const release = (ownerId: number) => transaction(app.db, (tx) => releaseUploads(tx, document(ownerId)));
const sweep = () => sweepOrphanUploads(app.db, new Date(Date.now() + 3 * DAYS_MS));
const usesOf = async (url: string) =>
  app.db
    .selectFrom('upload_uses')
    .innerJoin('uploads', 'uploads.id', 'upload_uses.upload_id')
    .selectAll('upload_uses')
    .where('uploads.url', '=', url)
    .execute();
const isThere = async (url: string) =>
  (await app.db.selectFrom('uploads').select('id').where('url', '=', url).execute()).length === 1;

describe('a claim', () => {
  it('names what is unknown, foreign or gone, and gives the facts of the rest', async () => {
    const [own, foreign] = [await createImage(app, person), await createImage(app, await createPerson(app))];
    const claimed = await transaction(app.db, (tx) =>
      claimUploads(tx, { userId: person.id, urls: [own, foreign, '/files/nothing.webp', own] }),
    );
    expect(claimed.missing).toEqual([foreign, '/files/nothing.webp']);
    expect(claimed.uploads).toMatchObject([{ url: own, kind: 'image', width: 640, byte_size: 1000 }]);
  });

  it('of what was swept away is refused with the declared sentence', async () => {
    const url = await createImage(app, person);
    await sweep();
    expect(await publish(app, person, { media_urls: [url] })).toMatchObject({
      code: postErrors.foreignImage.code,
      msg: postErrors.foreignImage.msg,
    });
  });

  it('by thirty-two at once is thirty-two uses, and the last to go takes the file', async () => {
    const url = await createImage(app, person);
    const owners = Array.from({ length: 32 }, (_, i) => 100 + i);
    expect(await Promise.all(owners.map((owner) => use(url, owner)))).toEqual(owners.map(() => true));
    expect(await usesOf(url)).toHaveLength(32);
    await Promise.all(owners.slice(1).map(release));
    expect(await isThere(url)).toBe(true);
    await release(100);
    expect(await isThere(url)).toBe(false);
  });

  it('against the sweep: either it is refused or the file stays', async () => {
    for (let round = 0; round < 15; round++) {
      const url = await createImage(app, person);
      const [hasIt] = await Promise.all([use(url, 1000 + round), sweep()]);
      expect(await isThere(url)).toBe(hasIt);
    }
  });

  it('against the release of the last use: either it is refused or the file stays', async () => {
    for (let round = 0; round < 15; round++) {
      const url = await createImage(app, person);
      await use(url, 2000 + round);
      const [hasIt] = await Promise.all([use(url, 3000 + round), release(2000 + round)]);
      expect(await isThere(url)).toBe(hasIt);
    }
  });

  it('that is rolled back leaves no use', async () => {
    const url = await createImage(app, person);
    const failing = transaction(app.db, async (tx) => {
      const { uploads } = await claimUploads(tx, { userId: person.id, urls: [url] });
      await useUploads(tx, document(1), uploads);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await usesOf(url)).toEqual([]);
  });
});

it('two releases of the last two uses at once leave nothing', async () => {
  for (let round = 0; round < 10; round++) {
    const url = await createImage(app, person);
    await use(url, 4000);
    await use(url, 4001);
    await Promise.all([release(4000), release(4001)]);
    expect(await isThere(url)).toBe(false);
  }
});

it('two edits at once leave the pictures of one of them, and no others', async () => {
  const pictures = await Promise.all([1, 2, 3].map(() => createImage(app, person)));
  const [before, left, right] = pictures as [string, string, string];
  const id = await createPost(app, person, { media_urls: [before] });
  const edit = (url: string) =>
    app.post(
      `/posts/edit/${id}`,
      { title: '改过的标题', content: '<p>改过</p>', media_urls: [url] },
      { token: person.token },
    );
  const answers = await Promise.all([edit(left), edit(right)]);
  expect(answers.map(({ code }) => code)).toEqual([1, 1]);
  const detail = await app.get(`/posts/detail?id=${id}`);
  const [shown] = detail.data['media_urls'] as string[];
  const uses = await app.db
    .selectFrom('upload_uses')
    .innerJoin('uploads', 'uploads.id', 'upload_uses.upload_id')
    .select('uploads.url')
    .where('upload_uses.kind', '=', 'post')
    .where('owner_id', '=', id)
    .execute();
  expect(uses).toEqual([{ url: shown }]);
  const other = shown === left ? right : left;
  expect(await Promise.all([before, shown ?? '', other].map(isThere))).toEqual([false, true, false]);
});

it('who may read is one of three, and fits the list of readers', async () => {
  const url = await createImage(app, person);
  await use(url, 1);
  const change = (readers: string, readerIds: number[]) =>
    app.db
      .updateTable('upload_uses')
      .set({ readers, reader_ids: readerIds })
      .where('owner_id', '=', 1)
      .execute();
  await expect(change('everybody', [1])).rejects.toThrow('check');
  await expect(change('owner', [])).rejects.toThrow('check');
  await expect(change('parties', [1])).rejects.toThrow('check');
  await expect(change('friends', [1, 2])).rejects.toThrow('check');
  await change('parties', [1, 2]);
});

it('what was used and given up goes with all its sizes', async () => {
  const url = await createImage(app, person);
  await use(url, 5000);
  await removeWaitingFiles(app);
  await release(5000);
  const deleted: string[] = [];
  const storage = { ...app.services.storage, delete: async (key: string) => void deleted.push(key) };
  await removeWaitingFiles(app, storage);
  const key = url.replace('/files/', '');
  expect(deleted).toEqual([key.replace('-640.', '-320.'), key]);
});
