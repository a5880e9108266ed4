import { assetErrors } from '@zaojie/contract/assets/asset.errors';
import type { AssetCard, AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { transaction } from '../../db/transaction.ts';
import { zipOf } from '../../platform/archives/zip.rig.ts';
import { useUploads } from '../uploads/index.ts';
import { createAsset, createFrom, pictureBytes, sendAssetFile } from './asset-test-rig.ts';
import { moderateAsset } from './asset.report.ts';

let app: TestApp;
let maker: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createPerson(app);
});
beforeEach(async () => {
  maker = await createPerson(app);
});
afterAll(() => app.close());

const as = ({ token }: Person) => ({ token });
const send = (call: string, body: object, who = maker) => app.post(`/assets/${call}`, body, as(who));
const detailOf = async (id: number, who?: Person) =>
  (await app.get(`/assets/detail?id=${id}`, who && as(who))) as unknown as {
    code: number;
    data: AssetDetail;
  };
const cards = async (query: string, who?: Person) =>
  (await app.get(`/assets/index?per_page=50&${query}`, who && as(who))).data['data'] as AssetCard[];
const listed = async (query = '', who?: Person) => (await cards(query, who)).map(({ id }) => id);
const cardOf = async (id: number, who?: Person) => (await cards('', who)).find((card) => card.id === id);
const found = async (keyword: string) => {
  const { data } = await app.get(`/common/search?type=asset&keyword=${encodeURIComponent(keyword)}`);
  return ((data['data'] as { data: { id: number }[] } | undefined)?.data ?? []).map(({ id }) => id);
};
const fetchFile = (url: string, range?: string) =>
  app.app.inject({ method: 'GET', url, headers: range === undefined ? {} : { range } });

describe('publishing', () => {
  test('a picture is drawn, listed, searched for and handed out byte for byte', async () => {
    const bytes = await pictureBytes(900, 600);
    const uploadId = await sendAssetFile(app, maker, bytes, '集市.png');
    const form = {
      title: '绿洲集市等距场景',
      type: 'image',
      tags: ['等距', '沙漠'],
      description: '十二块地砖',
    };
    const made = await createFrom(app, maker, uploadId, form);
    expect(made).toMatchObject({
      code: 1,
      msg: '素材已发布',
      data: { preview: 'picture', size: bytes.length },
    });
    const id = made.data['id'] as number;
    const { data } = await detailOf(id);
    expect(data).toMatchObject({
      tags: ['等距', '沙漠'],
      picture: { width: 900, height: 600 },
      versions: [{ name: '1.0', file_name: '集市.png' }],
      is_owner: false,
    });
    expect((await fetchFile(data.picture?.url ?? '')).statusCode).toBe(200);
    expect(await listed('type=image&tag=沙漠')).toEqual([id]);
    expect(await listed('type=audio&tag=沙漠')).toEqual([]);
    expect(await found('绿洲集市')).toContain(id);
    expect(await found('地砖')).toContain(id);

    const { data: download } = await send('download', { id }, reader);
    const whole = await fetchFile(String(download['url']));
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect(whole.headers['content-disposition']).toMatch(/^attachment; .*%E9%9B%86%E5%B8%82\.png$/);
    const part = await fetchFile(String(download['url']), 'bytes=10-19');
    expect([part.statusCode, part.rawPayload.equals(bytes.subarray(10, 20))]).toEqual([206, true]);
  });

  test('the same file again, also at the same time, is the same asset', async () => {
    const uploadId = await sendAssetFile(app, maker, await pictureBytes());
    const answers = await Promise.all([1, 2, 3].map(() => createFrom(app, maker, uploadId)));
    expect(new Set(answers.map(({ code, data }) => `${code} ${String(data['id'])}`)).size).toBe(1);
    const stranger = await createFrom(app, reader, uploadId);
    expect(stranger.code).toBe(assetErrors.foreignFile.code);
  });

  test('what a browser measured is kept for sounds alone', async () => {
    const measured = { peaks: [0, 50, 100], duration: 1.5 };
    const mp3 = Buffer.concat([
      Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000'),
      Buffer.alloc(600),
    ]);
    mp3.writeUInt32BE(0xfffb9064, 10);
    const sound = await createFrom(app, maker, await sendAssetFile(app, maker, mp3, '雨.mp3'), measured);
    expect(sound.data).toMatchObject({ preview: 'audio', peaks: [0, 50, 100], duration: 1.5 });
    const text = await createAsset(app, maker, measured);
    expect(text).toMatchObject({ preview: 'none', peaks: [], duration: null, play_url: null });
  });

  test.each([{ peaks: [101] }, { peaks: [1.5] }, { peaks: 'loud' }, { duration: -1 }, { licence: 'mine' }])(
    '%j is refused',
    async (wrong) => {
      const uploadId = await sendAssetFile(app, maker, Buffer.from('text'));
      expect((await createFrom(app, maker, uploadId, wrong)).code).not.toBe(1);
    },
  );
});

describe('drafts', () => {
  test('are their author’s alone until they are published, once', async () => {
    const { id } = await createAsset(app, maker, { publish: false, title: '未完成的云' });
    expect((await detailOf(id, maker)).data).toMatchObject({ status: 'draft', can: { publish: true } });
    for (const who of [reader, undefined]) {
      expect((await detailOf(id, who)).code).toBe(assetErrors.notFound.code);
    }
    expect((await send('download', { id }, reader)).code).toBe(assetErrors.notFound.code);
    expect((await send('favorite', { id }, reader)).code).toBe(assetErrors.notFound.code);
    expect((await send('comment', { id, content: '很好' }, reader)).code).toBe(assetErrors.notFound.code);
    expect(await found('未完成的云')).toEqual([]);
    const pressed = await Promise.all([send('publish', { id }), send('publish', { id })]);
    expect(pressed.map(({ code }) => code)).toEqual([1, 1]);
    expect(await found('未完成的云')).toEqual([id]);
    expect((await app.get('/assets/mine', as(maker))).data).toMatchObject({ total: 1 });
  });

  test('the files of a draft open for their author and nobody else', async () => {
    const uploadId = await sendAssetFile(app, maker, await pictureBytes(), '画.png');
    const made = await createFrom(app, maker, uploadId, { publish: false, type: 'image' });
    const address = String(made.data['play_url']);
    expect((await fetchFile(address)).statusCode).toBe(200);
    await send('publish', { id: made.data['id'] as number });
    const open = (await detailOf(made.data['id'] as number)).data.play_url ?? '';
    expect((await fetchFile(open)).statusCode).toBe(200);
    await transaction(app.db, (tx) => moderateAsset(tx, made.data['id'] as number, 'hide', new Date()));
    expect((await fetchFile(open)).statusCode).toBe(404);
    expect((await fetchFile(address)).statusCode).toBe(200);
    await transaction(app.db, (tx) => moderateAsset(tx, made.data['id'] as number, 'restore', new Date()));
    expect((await fetchFile(open)).statusCode).toBe(200);
  });
});

describe('archives', () => {
  const zip = (...names: string[]) => zipOf(names.map((name) => ({ name })));

  test('show what is in them', async () => {
    const uploadId = await sendAssetFile(app, maker, zip('图标/剑.png', '说明.md'), '图标.zip');
    const made = await createFrom(app, maker, uploadId);
    expect(made.data).toMatchObject({
      preview: 'archive',
      entry_count: 2,
      entries: [{ path: '图标/剑.png', size: 5 }, { path: '说明.md' }],
      play_url: null,
    });
  });

  test.each([
    [zip('../../etc/passwd'), assetErrors.escapingArchive],
    [zipOf([{ name: 'a', unpacked: 4_000_000_000 }]), assetErrors.archiveBomb],
  ])('that mean harm are refused', async (bytes, error) => {
    const uploadId = await sendAssetFile(app, maker, bytes, '坏.zip');
    expect(await createFrom(app, maker, uploadId)).toMatchObject({ code: error.code, msg: error.msg });
    expect((await app.get('/assets/mine', as(maker))).data['total']).toBe(0);
  });
});

describe('an author', () => {
  test('edits: the library follows', async () => {
    const { id } = await createAsset(app, maker, { tags: ['旧'], licence: 'cc0' });
    const tag = `新${id}`;
    await send('edit', { id, tags: [tag], licence: 'reserved', title: '改名' });
    expect(await listed(`tag=${encodeURIComponent(tag)}&licence=reserved`)).toEqual([id]);
    expect(await listed(`tag=${encodeURIComponent(tag)}&licence=cc0`)).toEqual([]);
    expect(await listed('tag=旧&licence=cc0')).not.toContain(id);
    expect((await send('edit', { id, title: '偷改' }, reader)).code).toBe(assetErrors.notFound.code);
  });

  test('adds versions, and every one stays downloadable', async () => {
    const { id } = await createAsset(app, maker);
    const second = Buffer.from('the second version');
    const uploadId = await sendAssetFile(app, maker, second, '第二版.txt');
    const form = { id, upload_id: uploadId, version: '1.1', note: '补了八件' };
    expect(await send('version', form)).toMatchObject({ code: 1, data: { name: '1.1', note: '补了八件' } });
    const another = await sendAssetFile(app, maker, Buffer.from('third'));
    expect((await send('version', { ...form, upload_id: another })).code).toBe(assetErrors.versionTaken.code);
    expect((await send('version', { ...form, version: '2' })).code).toBe(assetErrors.fileUsed.code);
    const { data } = await detailOf(id);
    expect(data.versions.map(({ name }) => name)).toEqual(['1.1', '1.0']);
    const newest = await send('download', { id }, reader);
    expect((await fetchFile(String(newest.data['url']))).rawPayload.equals(second)).toBe(true);
    const first = await send('download', { id, version_id: data.versions[1]?.id }, reader);
    expect((await fetchFile(String(first.data['url']))).payload).toMatch(/^text \d+$/);
  });

  test('withdraws: it is gone, and so are its files, unless something else uses them', async () => {
    const { id } = await createAsset(app, maker, { title: '要下架的灯塔' });
    const kept = await createAsset(app, maker);
    const { url } = (await send('download', { id }, reader)).data;
    const fileOf = async (assetId: number) =>
      app.db
        .selectFrom('asset_versions')
        .select('upload_id')
        .where('asset_id', '=', assetId)
        .executeTakeFirst();
    const file = await fileOf(kept.id);
    await transaction(app.db, (tx) =>
      useUploads(tx, { kind: 'order', ownerId: 9, readers: 'owner', readerIds: [reader.id] }, [
        { id: file?.upload_id ?? 0 },
      ]),
    );
    expect(await send('withdraw', { id })).toMatchObject({ code: 1, data: { status: 'withdrawn' } });
    expect((await send('withdraw', { id: kept.id })).code).toBe(1);
    expect((await detailOf(id, maker)).code).toBe(assetErrors.notFound.code);
    expect(await found('要下架的灯塔')).toEqual([]);
    expect(await listed()).not.toContain(id);
    expect((await fetchFile(String(url))).statusCode).toBe(404);
    expect(await fileOf(id)).toEqual({ upload_id: null });
    expect(await fileOf(kept.id)).toEqual(file);
    expect((await send('withdraw', { id })).code).toBe(assetErrors.notFound.code);
  });
});

describe('counts', () => {
  test('a person’s downloads of one day are one, however many they are', async () => {
    const { id } = await createAsset(app, maker);
    const second = await createPerson(app);
    await Promise.all([reader, reader, second, maker].map((who) => send('download', { id }, who)));
    await app.services.views.flush();
    await send('download', { id }, reader);
    await app.services.views.flush();
    expect((await detailOf(id)).data.download_count).toBe(2);
    expect((await listed('order=downloads'))[0]).toBe(id);
    app.passSeconds(86_400);
    await send('download', { id }, reader);
    await app.services.views.flush();
    expect((await detailOf(id)).data.download_count).toBe(3);
  });

  test('favourites at the same time count once each', async () => {
    const { id } = await createAsset(app, maker);
    const crowd = await Promise.all([1, 2, 3].map(() => createPerson(app)));
    await Promise.all([...crowd, ...crowd].map((who) => send('favorite', { id }, who)));
    expect((await detailOf(id)).data.favorites_count).toBe(3);
    await Promise.all(crowd.slice(0, 2).flatMap((who) => [1, 2].map(() => send('unfavorite', { id }, who))));
    expect((await detailOf(id)).data.favorites_count).toBe(1);
    const [, , last] = crowd;
    const kept = await app.get('/assets/favorites', last && as(last));
    expect(kept.data).toMatchObject({ total: 1, data: [{ id, is_favorite: true }] });
    const marks = await Promise.all([last, crowd[0]].map((who) => cardOf(id, who)));
    expect(marks.map((card) => card?.is_favorite)).toEqual([true, false]);
  });
});

describe('comments', () => {
  test('are read by all, answered, told of and taken back', async () => {
    const { id } = await createAsset(app, maker, { title: '八向行走' });
    const added = await send('comment', { id, content: '第二章全用的它' }, reader);
    expect(added).toMatchObject({ code: 1, data: { is_author: false, can: { delete: true } } });
    const commentId = added.data['id'] as number;
    await send('comment', { id, content: '多谢，署名收到', reply_to: commentId });
    const { data } = await app.get(`/assets/comments?id=${id}`);
    expect(data).toMatchObject({
      total: 2,
      data: [{ is_author: true, reply_user: { id: reader.id } }, { content: '第二章全用的它' }],
    });
    await app.deliver();
    const notices = await app.get('/message/notifications?type=system', as(reader));
    expect(JSON.stringify(notices.data)).toContain('回复了你');
    expect((await app.post(`/assets/delComment/${commentId}`, {}, as(maker))).code).toBe(
      assetErrors.commentNotFound.code,
    );
    const gone = await Promise.all(
      [1, 2].map(() => app.post(`/assets/delComment/${commentId}`, {}, as(reader))),
    );
    expect(new Set(gone.map(({ code }) => code))).toEqual(new Set([1, assetErrors.commentNotFound.code]));
    expect((await detailOf(id)).data.comment_count).toBe(1);
  });
});

test('the library goes on by its cursor without gaps or repeats, and hides whom the viewer has blocked', async () => {
  const tag = `册${maker.id}`;
  const made: number[] = [];
  for (let n = 0; n < 5; n += 1) made.push((await createAsset(app, maker, { tags: [tag] })).id);
  const pages: number[][] = [];
  let cursor = '';
  do {
    const { data } = await app.get(
      `/assets/index?tag=${encodeURIComponent(tag)}&per_page=2&cursor=${cursor}`,
    );
    pages.push((data['data'] as AssetCard[]).map(({ id }) => id));
    cursor = (data['next_cursor'] as string | null) ?? '';
    expect(data).toMatchObject({ total: 5, counts: { all: 5, file: 5, image: 0 } });
  } while (cursor !== '');
  expect(pages.flat()).toEqual(made.toReversed());
  await app.post('/user/block', { user_id: maker.id }, as(reader));
  expect(await listed(`tag=${encodeURIComponent(tag)}`, reader)).toEqual([]);
});
