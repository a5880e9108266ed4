import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDue } from '../../platform/jobs/run-due.rig.ts';
import { tasksOf } from '../../worker.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { sendFormTo } from '../uploads/upload-test-rig.ts';
import { hangWork, sendWork } from './work-test-rig.ts';

let app: TestApp;
let artist: Person;
beforeAll(async () => {
  app = await startTestApp();
  artist = await createPerson(app);
});
afterAll(() => app.close());

const as = ({ token }: Person) => ({ token });
const own = async () => (await app.get('/profile/works', as(artist))).data['data'] as OwnWork[];
const turn = (watermark: boolean) => app.post('/profile/works/watermark', { watermark }, as(artist));
const fetchFile = async (url: string) => app.app.inject({ method: 'GET', url });
const drawDue = async () => {
  const { failed } = await runDue({ db: app.db, tasks: tasksOf(app.services) }, app.services.now());
  for (const { error } of failed) throw error;
};

/** How far a picture of one colour is from being of one colour. */
async function unevenness(url: string): Promise<number> {
  const { channels } = await sharp((await fetchFile(url)).rawPayload).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

test('a picture keeps 4096 on its longer side, private until it is hung', async () => {
  const answer = await sendFormTo(
    app,
    '/profile/works/upload',
    artist.token,
    await flat(5000, 1000),
    'wide.png',
  );
  expect(answer).toMatchObject({ code: 1 });
  expect(answer.data).toMatchObject({ width: 4096, height: 819, widths: [320, 640, 960, 1280, 1920, 4096] });
  const url = answer.data['url'] as string;
  expect(url).toMatch(/^\/private-files\//);
  const work = await sendWork(app, artist, { url, title: '长卷' });
  const picture = (work.data as unknown as OwnWork).picture;
  expect(picture).toMatchObject({ width: 4096, widths: [320, 640, 960, 1280, 1920, 4096] });
  const smaller = await fetchFile(picture.url.replace('-4096.webp', '-640.webp'));
  expect((await sharp(smaller.rawPayload).metadata()).width).toBe(640);
});

test('only pictures are works', async () => {
  const answer = await sendFormTo(
    app,
    '/profile/works/upload',
    artist.token,
    Buffer.from('%PDF-1.7\n'),
    'a.pdf',
  );
  expect(answer).toMatchObject({ code: 1403, msg: '不支持的文件类型：pdf' });
});

test('the switch marks what is there and what comes, and takes the mark away again', async () => {
  await hangWork(app, artist, { title: '先有的' });
  await hangWork(app, artist, { title: '藏着的', visibility: 'hidden' });
  const before = await own();
  expect(await unevenness(before[1]?.picture.url ?? '')).toBeLessThan(1);

  expect(await turn(true)).toMatchObject({
    msg: '水印已打开',
    data: { watermark: true, watermark_text: `造界 ${artist.id}` },
  });
  await hangWork(app, artist, { title: '后来的' });
  await drawDue();
  const marked = (await own()).filter(({ visibility }) => visibility === 'public');
  expect(marked.map((work) => work.is_watermarked)).toEqual(marked.map(() => true));
  for (const { picture } of marked) expect(await unevenness(picture.url)).toBeGreaterThan(3);
  const gone = await app.db
    .selectFrom('uploads')
    .select('id')
    .where('url', '=', before[1]?.picture.url ?? '')
    .execute();
  expect(gone).toEqual([]);
  // Their owner keeps the picture itself.
  const hidden = (await own()).find(({ visibility }) => visibility === 'hidden');
  expect(hidden?.is_watermarked).toBe(false);
  expect(await unevenness(hidden?.picture.url ?? '')).toBeLessThan(1);

  expect(await turn(false)).toMatchObject({ msg: '水印已关闭' });
  await drawDue();
  for (const work of await own()) {
    expect(work.is_watermarked).toBe(false);
    expect(await unevenness(work.picture.url)).toBeLessThan(1);
  }
});

test('turned back and forth while it draws, the last word holds', async () => {
  await Promise.all([
    turn(true),
    turn(false),
    turn(true),
    sendWork(app, artist),
    turn(false),
    drawDue(),
    drawDue(),
  ]);
  await turn(true);
  await drawDue();
  const shown = (await own()).filter(({ visibility }) => visibility === 'public');
  expect(shown.every((work) => work.is_watermarked)).toBe(true);
  const uploads = await app.db
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', artist.id)
    .where('url', 'like', '/files/%')
    .execute();
  expect(uploads).toHaveLength(shown.length);
});
