import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeWaitingFiles } from '../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';
import { filesOf, pdf, photo, upload as uploadAnywhere } from '../uploads/upload-test-rig.ts';
import { uploadForChat } from './message-upload.rig.ts';
import { acquaint, historyOf, revoke, say, sent } from './message-test-rig.ts';

let app: TestApp;
let a: Person;
let b: Person;
beforeAll(async () => {
  app = await startTestApp();
  [a, b] = [await createPerson(app), await createPerson(app)];
  await acquaint(app, a, b);
});
afterAll(() => app.close());

const upload = (who: Person, bytes: Buffer, filename: string) => uploadForChat(app, who, bytes, filename);
const uploaded = async (who: Person, bytes: Buffer, filename: string) =>
  (await upload(who, bytes, filename)).data['url'] as string;

const removeFiles = () => removeWaitingFiles(app);

/** Rows and files by the name in an address. */
async function stored(url: string): Promise<string[]> {
  const name = url.split('/').at(-1)?.split(/[-.]/)[0] ?? '';
  const rows = await app.db.selectFrom('uploads').select('url').where('url', 'like', `%${name}%`).execute();
  return [...rows.map((row) => row.url), ...(await filesOf(app)).filter((path) => path.includes(name))];
}

const isServed = async (url: string) => (await app.app.inject({ url })).statusCode === 200;

test('a picture and a document travel with what is needed to show them', async () => {
  const picture = await uploaded(a, await photo(640, 320), '草图.jpg');
  const image = await sent(app, a, b, { type: 'image', url: picture, content: '' });
  expect(image).toMatchObject({
    type: 'image',
    content: '',
    file: { url: picture, name: '草图.jpg', width: 640, height: 320 },
  });
  const document = await uploaded(a, pdf(), '合同.pdf');
  const file = await sent(app, a, b, { type: 'file', url: document, content: '' });
  expect(file.file).toEqual({
    url: document,
    name: '合同.pdf',
    size: 1000,
    width: null,
    height: null,
    blur: '',
    widths: [],
  });
  const received = (await historyOf(app, b, a)).data.slice(0, 2).map((message) => message.file);
  const url = expect.stringMatching(new RegExp(`^/private-files/\\d+/${b.id}\\.`)) as string;
  expect(received).toEqual([
    { ...file.file, url },
    { ...image.file, url },
  ]);
  for (const each of received) expect(await isServed(each?.url ?? '')).toBe(true);
});

test('uploads are checked as everywhere', async () => {
  expect((await upload(a, Buffer.from('MZ not a picture'), 'a.exe')).code).toBe(1403);
  expect((await app.post('/message/upload', {}, { token: a.token })).msg).toBe('请选择要上传的文件');
});

test('only one’s own files, and only as what they are', async () => {
  const picture = await uploaded(a, await photo(), 'a.jpg');
  const unknown = '文件不存在，请重新上传';
  expect((await say(app, b, a, { type: 'image', url: picture })).msg).toBe(unknown);
  expect((await say(app, a, b, { type: 'file', url: picture })).msg).toBe(unknown);
  expect((await say(app, a, b, { type: 'image' })).msg).toBe(unknown);
  expect((await say(app, a, b, { type: 'image', url: 'https://elsewhere.example/a.jpg' })).msg).toBe(unknown);
});

test('a recalled file is gone from the store as well, with all its sizes', async () => {
  const url = await uploaded(a, await photo(1200, 800), 'a.jpg');
  const message = await sent(app, a, b, { type: 'image', url });
  const sizes = message.file?.widths.map((width) => url.replace(/-\d+\.webp$/, `-${width}.webp`)) ?? [];
  expect(sizes.length).toBeGreaterThan(1);
  for (const size of sizes) expect(await isServed(size)).toBe(true);
  await revoke(app, a, message.msg_id);
  await removeFiles();
  for (const size of sizes) expect(await isServed(size)).toBe(false);
  expect(await stored(url)).toEqual([]);
  expect((await historyOf(app, b, a)).data[0]).toMatchObject({ is_revoked: true, type: 'image', file: null });
});

test('a file that another message or a post shows stays until the last of them goes', async () => {
  const url = await uploaded(a, await photo(), 'a.jpg');
  const first = await sent(app, a, b, { type: 'image', url });
  const second = await sent(app, a, b, { type: 'image', url });
  await revoke(app, a, first.msg_id);
  await removeFiles();
  expect(await isServed(url)).toBe(true);
  await revoke(app, a, second.msg_id);
  await removeFiles();
  expect(await isServed(url)).toBe(false);

  const shown = String((await uploadAnywhere(app, a.token, await photo())).data['url']);
  await createPost(app, a, { media_urls: [shown] });
  const third = await sent(app, a, b, { type: 'image', url: shown });
  await revoke(app, a, third.msg_id);
  await removeFiles();
  expect(await isServed(shown)).toBe(true);
});
