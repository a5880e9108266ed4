import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeWaitingFiles } from '../../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { signIn } from '../../../../test/test-people.ts';
import { orderWithPicture } from '../order-files.rig.ts';
import { createPair, detailOf, passHours, type Pair } from '../order-test-rig.ts';
import { expireFiles } from './expire-files.ts';

let app: TestApp;
let pair: Pair;
beforeAll(async () => {
  app = await startTestApp();
  pair = await createPair(app);
});
afterAll(() => app.close());

async function passDays(days: number): Promise<void> {
  await passHours(app, days * 24);
  for (const person of [pair.client, pair.creator]) person.token = await signIn(app, person.username);
  await Promise.all([1, 2].map(() => expireFiles(app.db, app.services.now())));
}

test('a year after the end the files go, a month before both are told; names and hashes stay', async () => {
  const { orderId, fileId } = await orderWithPicture(app, pair);
  const see = () => detailOf(app, pair.client, orderId);
  const kinds = async () => (await see()).timeline.map(({ kind }) => kind);
  const hash = (await see()).deliveries[0]?.files[0]?.sha256;
  await passDays(334);
  expect(await kinds()).not.toContain('files_expiring');
  await passDays(1);
  expect((await kinds()).filter((kind) => kind === 'files_expiring')).toHaveLength(1);
  await app.deliver();
  for (const { token } of [pair.client, pair.creator]) {
    const notices = await app.get('/message/notifications?type=system', { token });
    expect(notices.raw).toContain('需要的请先下载');
  }
  await passDays(29);
  expect((await see()).deliveries[0]?.files[0]).toMatchObject({
    is_expired: false,
    url: expect.any(String) as string,
  });
  await passDays(1);
  expect((await see()).deliveries[0]?.files[0]).toMatchObject({
    is_expired: true,
    is_locked: false,
    url: null,
    preview: null,
    sha256: hash,
  });
  expect((await kinds()).filter((kind) => kind === 'files_removed')).toHaveLength(1);
  expect(await app.get(`/order/file?id=${fileId}`, { token: pair.client.token })).toMatchObject({
    code: 2465,
  });
  const uses = await app.db
    .selectFrom('upload_uses')
    .select('kind')
    .where('owner_id', '=', fileId)
    .where('kind', 'like', 'order-%')
    .execute();
  expect(uses).toEqual([]);
  await removeWaitingFiles(app);
});

test('whoever is told late still gets a month', async () => {
  const { orderId } = await orderWithPicture(app, pair);
  await passDays(500);
  expect((await detailOf(app, pair.client, orderId)).deliveries[0]?.files[0]?.is_expired).toBe(false);
  await passDays(29);
  expect((await detailOf(app, pair.client, orderId)).deliveries[0]?.files[0]?.is_expired).toBe(false);
  await passDays(1);
  expect((await detailOf(app, pair.client, orderId)).deliveries[0]?.files[0]?.is_expired).toBe(true);
});
