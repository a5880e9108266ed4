import { randomUUID } from 'node:crypto';
import { limits } from '@zaojie/contract/limits';
import { uploadErrors } from '@zaojie/contract/uploads/upload.errors';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeWaitingFiles } from '../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost, publish } from '../../../test/test-posts.ts';
import { filesOf, photo, upload } from '../uploads/upload-test-rig.ts';
import { acquaint, revoke, say, sent } from './message-test-rig.ts';

let app: TestApp;
let a: Person;
let b: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [a, b] = [await createPerson(app), await createPerson(app)];
  await acquaint(app, a, b);
});

const newPicture = async () => String((await upload(app, a.token, await photo())).data['url']);
const send = (url: string, form = {}) => say(app, a, b, { type: 'image', url, content: '', ...form });
const isServed = async (url: string) => (await app.app.inject({ url })).statusCode === 200;
const rows = () =>
  app.db.selectFrom('uploads').select(['id', 'url']).where('user_id', '=', a.id).orderBy('id').execute();
const filesOfTwins = async () => (await filesOf(app)).filter((path) => path.includes('/private/'));

test('a public file becomes private when it is sent, and its public address opens nothing', async () => {
  const url = await newPicture();
  const [before] = await rows();
  const message = await sent(app, a, b, { type: 'image', url });
  expect(message.file?.url).toMatch(/^\/private-files\//);
  expect(await rows()).toEqual([{ id: before?.id, url: expect.stringMatching(/^\/private\/images\//) }]);
  await removeWaitingFiles(app);
  expect(await isServed(url)).toBe(false);
  const widths = message.file?.widths ?? [];
  for (const width of widths)
    expect(await isServed((message.file?.url ?? '').replace(/-\d+\.webp$/, `-${width}.webp`))).toBe(true);
});

test('and can be sent again by the public address that its sender was given', async () => {
  const url = await newPicture();
  const first = await sent(app, a, b, { type: 'image', url });
  const second = await sent(app, a, b, { type: 'image', url });
  expect(second.file?.url).toBe(first.file?.url);
  expect(await rows()).toHaveLength(1);
  await revoke(app, a, first.msg_id);
  await removeWaitingFiles(app);
  expect(await isServed(second.file?.url ?? '')).toBe(true);
  await revoke(app, a, second.msg_id);
  await removeWaitingFiles(app);
  expect(await rows()).toEqual([]);
});

test('what a post shows as well stays public; the messages share one private copy', async () => {
  const url = await newPicture();
  await createPost(app, a, { media_urls: [url] });
  const before = await filesOfTwins();
  const first = await sent(app, a, b, { type: 'image', url });
  const second = await sent(app, a, b, { type: 'image', url });
  expect(second.file?.url).toBe(first.file?.url);
  expect(await rows()).toMatchObject([{ url }, { url: expect.stringMatching(/^\/private\//) as string }]);
  expect((await filesOfTwins()).length - before.length).toBe(2);
  await removeWaitingFiles(app);
  expect([await isServed(url), await isServed(first.file?.url ?? '')]).toEqual([true, true]);
  await revoke(app, a, first.msg_id);
  await revoke(app, a, second.msg_id);
  await removeWaitingFiles(app);
  expect(await isServed(url)).toBe(true);
  expect(await filesOfTwins()).toEqual(before);
});

test('sent eight times at once, it is one private file and no copy is left over', async () => {
  const url = await newPicture();
  const before = await filesOfTwins();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(url)));
  expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(1));
  expect(await rows()).toHaveLength(1);
  expect((await filesOfTwins()).length - before.length).toBe(2);
});

test('sent and posted at once: the post shows it or is refused, and the message has it either way', async () => {
  for (let round = 0; round < 6; round++) {
    const url = await newPicture();
    const [message, post] = await Promise.all([send(url), publish(app, a, { media_urls: [url] })]);
    await removeWaitingFiles(app);
    expect(message.code).toBe(1);
    expect([1, 1603]).toContain(post.code);
    expect(await isServed(url)).toBe(post.code === 1);
    const file = message.data['file'] as { url: string };
    expect(await isServed(file.url)).toBe(true);
  }
});

test('a resend takes nothing twice, and a refused message leaves no copy', async () => {
  const url = await newPicture();
  await createPost(app, a, { media_urls: [url] });
  const form = { client_id: randomUUID() };
  const first = await send(url, form);
  const files = await filesOfTwins();
  expect((await send(url, form)).raw).toBe(first.raw);
  const stranger = await createPerson(app);
  await app.db.insertInto('user_blocks').values({ blocker_id: stranger.id, blocked_id: a.id }).execute();
  const other = await newPicture();
  expect((await say(app, a, stranger, { type: 'image', url: other })).code).toBe(1704);
  expect(await filesOfTwins()).toEqual(files);
  expect(await isServed(other)).toBe(true);
});

test('a copy counts: where there is no room for it, the message is refused', async () => {
  const url = await newPicture();
  await createPost(app, a, { media_urls: [url] });
  await app.db
    .insertInto('uploads')
    .values({
      user_id: a.id,
      kind: 'document',
      url: `/files/${a.id}.pdf`,
      name: 'x',
      byte_size: limits.upload.quotaBytes - 100,
    })
    .execute();
  const before = await filesOfTwins();
  expect(await send(url)).toMatchObject({ code: uploadErrors.quota.code, msg: '上传空间已用完' });
  expect(await filesOfTwins()).toEqual(before);
});
