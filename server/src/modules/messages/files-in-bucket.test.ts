import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeWaitingFiles } from '../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { startTestBucket, type TestBucket } from '../../platform/storage/bucket-test-rig.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';
import { mp4, photo, upload } from '../uploads/upload-test-rig.ts';
import { acquaint, historyOf, revoke, sent } from './message-test-rig.ts';
import { uploadForChat } from './message-upload.rig.ts';

let app: TestApp;
let bucket: TestBucket;
let a: Person;
let b: Person;
beforeAll(async () => {
  bucket = await startTestBucket();
  const { endpoint } = bucket;
  const storage = createS3Storage({ endpoint, region: 'r', bucket: 'files', key: 'key', secret: 'secret' });
  app = await startTestApp({ services: () => ({ storage }) });
  [a, b] = [await createPerson(app), await createPerson(app)];
  await acquaint(app, a, b);
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});

const keys = () => [...bucket.objects.keys()].map((key) => key.replace('/files/', ''));
const received = async () => (await historyOf(app, b, a)).data[0]?.file?.url ?? '';

test('files for some lie under a prefix of their own and are handed out in parts', async () => {
  const url = String((await uploadForChat(app, a, mp4(1000), 'a.mp4')).data['url']);
  const message = await sent(app, a, b, { type: 'file', url });
  const [key = ''] = keys();
  expect(key).toMatch(/^private\/videos\//);
  const part = await app.app.inject({ url: await received(), headers: { range: 'bytes=4-7' } });
  expect([part.statusCode, part.payload]).toEqual([206, 'ftyp']);
  expect((await app.app.inject({ url: `/files/${key}` })).statusCode).toBe(404);
  await revoke(app, a, message.msg_id);
  await removeWaitingFiles(app);
  expect(keys()).toEqual([]);
});

test('a public one moves there when it is sent', async () => {
  const url = String((await upload(app, a.token, await photo())).data['url']);
  expect(keys().every((key) => key.startsWith('images/'))).toBe(true);
  await sent(app, a, b, { type: 'image', url });
  await removeWaitingFiles(app);
  expect(keys()).toHaveLength(2);
  expect(keys().every((key) => key.startsWith('private/images/'))).toBe(true);
  const served = await app.app.inject({ url: await received() });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
});
