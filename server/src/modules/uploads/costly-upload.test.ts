import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { greyPng, wideGif } from '../../platform/images/costly-pictures.rig.ts';
import { filesOf, formOf, photo, upload } from './upload-test-rig.ts';

let app: TestApp;
let origin: string;
let sender: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp();
  [sender, other] = [await createPerson(app), await createPerson(app)];
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test.each([
  [uploadErrors.sideTooLong, () => greyPng(1, 39_999_999), '图片最长边超过 16384 像素，请缩小后再上传'],
  [
    uploadErrors.animationTooLarge,
    () => wideGif(2000, 2000, 299),
    '动图帧数过多或尺寸过大，请减少帧数或缩小后再上传',
  ],
  [uploadErrors.tooCostly, () => wideGif(1900, 1000, 20), '图片处理耗时过长，请缩小或换一张再上传'],
])('$name is said in a sentence, and nothing is kept', async ({ code }, make, msg) => {
  expect(await upload(app, sender.token, make(), 'a.png')).toMatchObject({ code, msg });
  expect((await filesOf(app)).filter((path) => path.endsWith('.webp'))).toEqual([]);
});

test('who sends many costly pictures at once keeps nobody else waiting, and who hangs up leaves no work', async () => {
  const form = formOf([{ field: 'file', filename: 'a.gif', bytes: wideGif(1900, 1000, 20) }]);
  const boundary = form.toString('latin1').slice(2, form.indexOf('\r\n'));
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, token: sender.token };
  const gone = new AbortController();
  const body = new Uint8Array(form);
  const many = Array.from({ length: 8 }, () =>
    fetch(`${origin}/api/common/upload`, { method: 'POST', headers, body, signal: gone.signal }).then(
      () => 'answered',
      () => 'gone',
    ),
  );
  const waiting = async () => (await filesOf(app)).filter((path) => path.includes('/incoming/')).length;
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(4), { timeout: 60_000, interval: 20 });
  // One after the other they would take half a minute; the other's picture comes in between.
  const answered = upload(app, other.token, await photo(), 'a.jpg');
  expect((await answered).code).toBe(1);
  expect(await waiting()).toBeGreaterThan(0);
  gone.abort();
  await Promise.all(many);
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000, interval: 20 });
  expect((await upload(app, sender.token, await photo(), 'a.jpg')).code).toBe(1);
});
