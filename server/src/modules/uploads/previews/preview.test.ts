import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeWaitingFiles } from '../../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { transaction } from '../../../db/transaction.ts';
import { runDue } from '../../../platform/jobs/run-due.rig.ts';
import { tasksOf } from '../../../worker.ts';
import {
  addressFor,
  claimPieceUploads,
  listPreviews,
  makeProtectedPreview,
  releaseUploads,
  useUploads,
  type OriginalUpload,
} from '../index.ts';
import { sendOriginal } from '../piece-test-rig.ts';
import { filesOf } from '../upload-test-rig.ts';

let app: TestApp;
let artist: Person;
let client: Person;
let orders = 0;
beforeAll(async () => {
  app = await startTestApp();
  artist = await createPerson(app);
  client = await createPerson(app);
});
afterAll(() => app.close());

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

const kind = 'order-preview';
const useOf = (ownerId: number) =>
  ({ kind, ownerId, readers: 'parties', readerIds: [artist.id, client.id] }) as const;

/** An order whose artist alone has the original. */
async function deliver(
  bytes: Buffer,
): Promise<{ order: number; original: OriginalUpload; isDrawn: boolean }> {
  const order = ++orders;
  const { id } = await sendOriginal(app, artist, bytes);
  return transaction(app.db, async (tx) => {
    const { uploads } = await claimPieceUploads(tx, { userId: artist.id, ids: [id], purpose: 'order' });
    const [original] = uploads as [OriginalUpload];
    const own = { kind: 'order-file', ownerId: order, readers: 'owner', readerIds: [artist.id] } as const;
    await useUploads(tx, own, uploads);
    const wish = { original, mark: '20260001', use: useOf(order) };
    return { order, original, isDrawn: await makeProtectedPreview(tx, wish, app.services.now()) };
  });
}

async function drawDue(): Promise<void> {
  const { failed } = await runDue({ db: app.db, tasks: tasksOf(app.services) }, app.services.now());
  for (const { error } of failed) throw error;
}
const previewOf = async (order: number) => (await listPreviews(app.db, { kind, ownerIds: [order] }))[0];

test('of a picture: smaller, marked all over, for the parties, while the original stays its owner’s', async () => {
  const { order, original, isDrawn } = await deliver(await flat(2400, 1200));
  expect(isDrawn).toBe(true);
  expect(await previewOf(order)).toMatchObject({ uploadId: original.id, status: 'waiting', picture: null });
  await drawDue();
  const preview = await previewOf(order);
  expect(preview).toMatchObject({ status: 'ready', picture: { width: 1600, height: 800, kind: 'image' } });
  const picture = preview?.picture ?? { id: 0, url: '' };
  expect(picture.id).not.toBe(original.id);
  const drawn = await app.app.inject({ url: addressFor(app.services, client.id, picture) });
  expect(drawn.headers['content-type']).toBe('image/webp');
  const { channels } = await sharp(drawn.rawPayload).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(3);
  const stolen = await app.app.inject({ url: addressFor(app.services, client.id, original) });
  expect(stolen.statusCode).toBe(404);
  // The job may run twice; there is one preview all the same.
  const before = await filesOf(app);
  await tasksOf(app.services)['draw-preview']?.(
    { uploadId: original.id, kind, ownerId: order },
    new AbortController().signal,
  );
  expect(await filesOf(app)).toEqual(before);

  await transaction(app.db, (tx) => releaseUploads(tx, { kind, ownerId: order }));
  await removeWaitingFiles(app);
  expect((await filesOf(app)).filter((path) => path.includes('/images/'))).toEqual([]);
  expect(await previewOf(order)).toBeUndefined();
});

test('there is none of what is no picture', async () => {
  const { order, isDrawn } = await deliver(Buffer.from('第一稿的说明'));
  expect([isDrawn, await previewOf(order)]).toEqual([false, undefined]);
});

test('a picture that can’t be drawn is told so', async () => {
  const whole = await flat(800, 800);
  const { order } = await deliver(Buffer.concat([whole.subarray(0, 60), Buffer.alloc(500, 7)]));
  await drawDue();
  expect(await previewOf(order)).toMatchObject({ status: 'failed', picture: null });
});

test('one whose owner went before it was drawn never comes', async () => {
  const { order } = await deliver(await flat(300, 200));
  await transaction(app.db, (tx) => releaseUploads(tx, { kind, ownerId: order }));
  await drawDue();
  expect(await previewOf(order)).toBeUndefined();
  expect((await filesOf(app)).filter((path) => path.includes('/images/'))).toEqual([]);
});
