import type { Work } from '@zaojie/contract/profiles/profile.schemas';
import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';
import type { OwnWork } from '@zaojie/contract/works/work.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';
import { addService } from '../storefronts/storefront-test-rig.ts';
import { hangWork, sendWork, storePicture } from './work-test-rig.ts';

let app: TestApp;
let artist: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createPerson(app);
});
beforeEach(async () => {
  artist = await createPerson(app);
});
afterAll(() => app.close());

const as = ({ token }: Person) => ({ token });
const send = (call: string, body: object, who = artist) => app.post(`/profile/works/${call}`, body, as(who));
const ownPage = async (query = '') => (await app.get(`/profile/works?${query}`, as(artist))).data;
const own = async () => (await ownPage())['data'] as OwnWork[];
const showcasePage = async (query = '', viewer?: Person) =>
  (await app.get(`/profile/showcase?user_id=${artist.id}&${query}`, viewer && as(viewer))).data;
const showcase = async (viewer?: Person) => (await showcasePage('', viewer))['data'] as Work[];
const fetchStatus = async (url: string) => (await app.app.inject({ method: 'GET', url })).statusCode;
const usesOf = () =>
  app.db
    .selectFrom('upload_uses')
    .innerJoin('uploads', 'uploads.id', 'upload_uses.upload_id')
    .select(['upload_uses.kind', 'upload_uses.readers', 'uploads.url'])
    .where('uploads.user_id', '=', artist.id)
    .orderBy('upload_uses.kind')
    .execute();

describe('a work', () => {
  test('hangs in front, with title, tags and a picture for everybody', async () => {
    const first = await hangWork(app, artist, { title: '第一张' });
    const answer = await sendWork(app, artist, { title: '第二张', tags: ['山水', '封面', '山水'] });
    expect(answer).toMatchObject({ code: 1, msg: '作品已添加' });
    const [second] = await own();
    expect(second).toMatchObject({
      title: '第二张',
      tags: ['山水', '封面'],
      visibility: 'public',
      is_cover: true,
      is_watermarked: false,
      post_id: null,
      picture: { width: 480, height: 320, url: expect.stringMatching(/^\/files\//) as string },
    });
    expect((await own())[1]).toMatchObject({ id: first, is_cover: false });
    expect(await fetchStatus(second?.picture.url ?? '')).toBe(200);
    expect(await ownPage()).toMatchObject({
      total: 2,
      public_total: 2,
      watermark: false,
      watermark_text: `造界 ${artist.id}`,
    });
    expect((await usesOf()).map(({ kind, readers }) => [kind, readers])).toEqual([
      ['work', 'everybody'],
      ['work', 'everybody'],
      ['work-master', 'owner'],
      ['work-master', 'owner'],
    ]);
  });

  test.each([
    [{ title: ' ' }, '请填写作品标题'],
    [{ title: '长'.repeat(41) }, '作品标题不能超过40个字符'],
    [{ title: '两\n行' }, '内容包含无法识别的字符'],
    [{ url: '' }, '请上传作品图片'],
    [{ url: '/files/images/00/none-640.webp' }, '图片地址不正确，请先上传自己的图片'],
    [{ url: '/private-files/1/1.1.x/none.webp' }, '图片地址不正确，请先上传自己的图片'],
    [{ tags: ['一', '二', '三', '四', '五', '六'] }, '最多5个标签'],
    [{ tags: ['长'.repeat(13)] }, '标签不能超过12个字符'],
    [{ tags: '山水' }, '标签格式不正确'],
    [{ visibility: 'friends' }, '请选择谁可以看'],
    [{ post_id: 999_999 }, '只能关联自己的帖子'],
  ])('is refused: %j', async (change, msg) => {
    const url = await storePicture(app, artist);
    expect(await sendWork(app, artist, { url, ...change })).toMatchObject({ status: 200, msg });
    expect(await own()).toEqual([]);
  });

  test('is made of one’s own picture, and of each once', async () => {
    const url = await storePicture(app, artist);
    expect(await sendWork(app, reader, { url })).toMatchObject({ code: 2202 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendWork(app, artist, { url })));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 2204, 2204, 2204]);
    expect(await own()).toHaveLength(1);
  });

  test('made of a picture in a post leaves the post as it is', async () => {
    const url = await storePicture(app, artist, 'public');
    const postId = await createPost(app, artist, { media_urls: [url] });
    const id = await hangWork(app, artist, { url, post_id: postId });
    expect((await own())[0]).toMatchObject({ id, post_id: postId, like_count: 0 });
    expect((await own())[0]?.picture.url).not.toBe(url);
    await send('delete', { id });
    expect(await fetchStatus(url)).toBe(200);
    await app.post(`/posts/like`, { post_id: postId }, as(reader));
    await hangWork(app, artist, { url, post_id: postId });
    expect((await showcase(reader))[0]).toMatchObject({
      kind: 'work',
      post_id: postId,
      like_count: 1,
      is_liked: true,
    });
    await app.post(`/posts/del/?id=${postId}`, {}, as(artist));
    expect((await showcase())[0]).toMatchObject({ kind: 'work', post_id: null, like_count: 0 });
    expect(await sendWork(app, artist, { post_id: postId })).toMatchObject({ code: 2205 });
  });

  test('that is hidden is for its owner alone, and public again when they like', async () => {
    const id = await hangWork(app, artist);
    const address = (await own())[0]?.picture.url ?? '';
    expect(await send('edit', { id, visibility: 'hidden' })).toMatchObject({
      msg: '保存成功',
      data: { visibility: 'hidden', is_cover: false },
    });
    const hidden = (await own())[0]?.picture.url ?? '';
    expect(hidden).toMatch(/^\/private-files\//);
    expect(await fetchStatus(hidden)).toBe(200);
    expect(await showcase()).toEqual([]);
    const left = await app.db.selectFrom('uploads').select('url').where('user_id', '=', artist.id).execute();
    expect(left.map(({ url }) => url)).not.toContain(address);
    expect((await usesOf()).map(({ kind }) => kind)).toEqual(['work-master']);
    await Promise.all([
      send('edit', { id, visibility: 'public' }),
      send('edit', { id, visibility: 'public' }),
    ]);
    expect((await usesOf()).map(({ kind }) => kind)).toEqual(['work', 'work-master']);
    expect(await fetchStatus((await own())[0]?.picture.url ?? '')).toBe(200);
  });

  test('added as hidden never had a public picture', async () => {
    await hangWork(app, artist, { visibility: 'hidden' });
    expect((await usesOf()).map(({ url }) => url.split('/')[1])).toEqual(['private']);
    expect(await ownPage()).toMatchObject({ total: 1, public_total: 0 });
  });

  test('is edited in parts; for others it is not there', async () => {
    const id = await hangWork(app, artist, { tags: ['山'] });
    expect((await send('edit', { id, title: '新题' })).data).toMatchObject({ title: '新题', tags: ['山'] });
    expect((await send('edit', { id, tags: [] })).data).toMatchObject({ title: '新题', tags: [] });
    for (const [call, body] of [
      ['edit', { id, title: '别人的' }],
      ['delete', { id }],
      ['move', { id }],
    ] as const) {
      expect(await send(call, body, reader)).toMatchObject({ code: 2201, msg: '作品不存在' });
      expect(await send(call, { ...body, id: 999_999 }, reader)).toMatchObject({ code: 2201 });
    }
    expect(await send('delete', {})).toMatchObject({ msg: '请选择作品' });
    expect(await send('delete', { ids: [id, 999_999] })).toMatchObject({
      msg: '作品已删除',
      data: { ids: [id] },
    });
    expect(await usesOf()).toEqual([]);
  });
});

describe('the order', () => {
  test('changes by sorting, moving and deleting, in any race', async () => {
    const ids: number[] = [];
    for (const title of ['丁', '丙', '乙', '甲']) ids.unshift(await hangWork(app, artist, { title }));
    const [a, b, c, d] = ids as [number, number, number, number];
    const titles = async () => (await own()).map(({ title }) => title).join('');
    expect(await titles()).toBe('甲乙丙丁');
    expect((await send('sort', { ids: [d, b] })).data).toEqual({ ids: [a, d, c, b] });
    await send('move', { id: b });
    expect(await titles()).toBe('乙甲丁丙');
    await send('move', { id: b, after_id: d });
    expect(await titles()).toBe('甲丁乙丙');
    expect(await send('move', { id: b, after_id: 999_999 })).toMatchObject({ code: 2201 });
    expect(await send('sort', { ids: 'x' })).toMatchObject({ msg: '作品ID格式不正确' });
    await Promise.all([
      send('sort', { ids: [d, c, b, a] }),
      send('delete', { id: b }),
      send('move', { id: a, after_id: c }),
      sendWork(app, artist, { title: '新' }),
      send('edit', { id: c, visibility: 'hidden' }),
    ]);
    expect(
      (await own())
        .map(({ title }) => title)
        .toSorted()
        .join(''),
    ).toBe(['甲', '丙', '丁', '新'].toSorted().join(''));
    expect((await showcase()).map(({ title }) => title)).toEqual(
      (await own()).filter(({ visibility }) => visibility === 'public').map(({ title }) => title),
    );
    expect(await ownPage()).toMatchObject({ total: 4, public_total: 3 });
  });
});

describe('what others see', () => {
  test('is the kept works, and without them the posts with pictures', async () => {
    const picture = await storePicture(app, artist, 'public');
    await createPost(app, artist, { media_urls: [picture], title: '帖子里的图' });
    expect(await showcase()).toMatchObject([{ kind: 'post', title: '帖子里的图' }]);
    for (let n = 1; n <= 14; n++) await hangWork(app, artist, { title: `作品${n}` });
    const first = await showcasePage();
    expect(first).toMatchObject({ total: 14, per_page: 12, last_page: 2 });
    expect((first['data'] as Work[])[0]).toMatchObject({ kind: 'work', title: '作品14', pictures_count: 1 });
    const byNumber = await showcasePage('page=2');
    const byCursor = await showcasePage(`cursor=${String(first['next_cursor'])}`);
    expect(byCursor['data']).toEqual(byNumber['data']);
    expect(byCursor).toMatchObject({ next_cursor: null });
    const stats = (await app.get(`/profile/socialStats?user_id=${artist.id}`)).data;
    expect(stats).toMatchObject({ works_count: 14 });
    app.queries.length = 0;
    await showcasePage('per_page=50');
    expect(app.queries.length).toBeLessThanOrEqual(3);
  });

  test('is nothing for people who are apart', async () => {
    await hangWork(app, artist);
    const [blocker, blocked] = [await createPerson(app), await createPerson(app)];
    await app.post('/user/block', { user_id: artist.id }, as(blocker));
    await app.post('/user/block', { user_id: blocked.id }, as(artist));
    expect(await showcasePage('', blocker)).toMatchObject({ total: 0, data: [] });
    expect(await app.get(`/profile/showcase?user_id=${artist.id}`, as(blocked))).toMatchObject({
      code: 1301,
    });
  });

  test('in the market is the first four, in the order of the works', async () => {
    await addService(app, artist, { category: 5 });
    const ids: number[] = [];
    for (let n = 1; n <= 5; n++) ids.push(await hangWork(app, artist, { title: `第${n}` }));
    const titles = async () => {
      const page = await app.get('/bounty/creators?category=5&per_page=50');
      const creator = (page.data['data'] as Creator[]).find(({ id }) => id === artist.id);
      return creator?.showcase.map(({ title }) => title);
    };
    expect(await titles()).toEqual(['第5', '第4', '第3', '第2']);
    await send('edit', { id: ids[3], visibility: 'hidden' });
    await send('move', { id: ids[0] });
    expect(await titles()).toEqual(['第1', '第5', '第3', '第2']);
    await send('delete', { ids });
    expect(await titles()).toEqual([]);
  });
});
