import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createAsset } from '../asset-test-rig.ts';

let app: TestApp;
let author: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [author, reader] = [await createPerson(app), await createPerson(app)];
});

type Collection = { id: number; title: string; assets_count: number; holds: boolean; is_public: boolean };
const as = (who: Person | null) => (who ? { token: who.token } : {});
const send = (who: Person, path: string, body: object) =>
  app.post(`/assets/collections/${path}`, body, as(who));
const put = (who: Person, collection_id: number, asset_id: number) =>
  send(who, 'put', { collection_id, asset_id });
const take = (who: Person, collection_id: number, asset_id: number) =>
  send(who, 'take', { collection_id, asset_id });
const add = async (who: Person, title: string, is_public = true) =>
  Number((await send(who, 'add', { title, is_public })).data['id']);
const collectionsOf = async (who: Person, viewer: Person | null, assetId = 0) =>
  (await app.get(`/assets/collections?user_id=${who.id}&asset_id=${assetId}`, as(viewer))).data[
    'data'
  ] as Collection[];
const look = (id: number, viewer: Person | null, more = '') =>
  app.get(`/assets/collection?id=${id}${more}`, as(viewer));
const idsOf = (data: Record<string, unknown>) => (data['data'] as { id: number }[]).map(({ id }) => id);
const standsIn = async (assetId: number, viewer: Person | null) =>
  (await app.get(`/assets/detail?id=${assetId}`, as(viewer))).data['collections'];

async function expectRightCounts() {
  const collections = await app.db.selectFrom('asset_collections').select(['id', 'asset_count']).execute();
  const items = await app.db.selectFrom('asset_collection_items').select('collection_id').execute();
  for (const { id, asset_count } of collections) {
    expect(asset_count).toBe(items.filter((item) => item.collection_id === id).length);
  }
}

test('an asset stands in several collections at once, and putting it in again changes nothing', async () => {
  const { id } = await createAsset(app, author);
  const [first, second] = [await add(reader, '像素'), await add(reader, '界面')];
  for (const _ of [1, 2]) {
    expect(await put(reader, first, id)).toMatchObject({
      msg: '已加入合集',
      data: { holds: true, assets_count: 1 },
    });
  }
  await put(reader, second, id);
  expect(await collectionsOf(reader, reader, id)).toMatchObject([
    { title: '界面', holds: true },
    { title: '像素', holds: true },
  ]);
  for (const _ of [1, 2]) expect(await take(reader, first, id)).toMatchObject({ data: { assets_count: 0 } });
  expect(await collectionsOf(reader, reader, id)).toMatchObject([
    { title: '像素', holds: false, assets_count: 0 },
    { title: '界面', holds: true, assets_count: 1 },
  ]);
  await expectRightCounts();
});

test('a private one is there for its owner alone; a public one for everybody, and on the page of its assets', async () => {
  const { id } = await createAsset(app, author);
  const collection = await add(reader, '备用', false);
  await put(reader, collection, id);
  expect(await collectionsOf(reader, author)).toEqual([]);
  expect((await look(collection, author)).code).toBe(3100);
  expect((await put(author, collection, id)).code).toBe(3100);
  expect(await standsIn(id, reader)).toEqual([]);
  expect((await send(reader, `edit/${collection}`, { is_public: true })).code).toBe(1);
  expect(idsOf((await look(collection, null)).data)).toEqual([id]);
  expect(await standsIn(id, null)).toMatchObject([
    { id: collection, title: '备用', user: { id: reader.id } },
  ]);
  await app.post('/user/block', { user_id: reader.id }, as(author));
  await send(reader, `edit/${collection}`, { is_public: false });
  expect(await standsIn(id, null)).toEqual([]);
});

test('what is put in last comes first, page after page', async () => {
  const collection = await add(reader, '一路收的');
  const ids: number[] = [];
  for (const _ of [1, 2, 3]) {
    const { id } = await createAsset(app, author);
    await put(reader, collection, id);
    ids.unshift(id);
  }
  const { data } = await look(collection, null, '&per_page=2');
  expect(idsOf(data)).toEqual(ids.slice(0, 2));
  const next = await look(collection, null, `&per_page=2&cursor=${String(data['next_cursor'])}`);
  expect(idsOf(next.data)).toEqual(ids.slice(2));
});

test('titles differ, there are fifty at most, and two hundred assets in each', async () => {
  const collection = await add(reader, 'Line');
  for (const title of ['line', ' LINE ']) expect((await send(reader, 'add', { title })).code).toBe(3101);
  for (const title of ['', ' ', '长'.repeat(41)])
    expect((await send(reader, 'add', { title })).code).not.toBe(1);
  expect((await send(reader, `edit/${collection}`, { title: 'line' })).code).toBe(1);
  const values = Array.from({ length: 49 }, (_, n) => ({
    user_id: reader.id,
    title: `第${n}个`,
    is_public: true,
    created_at: new Date(),
    updated_at: new Date(),
  }));
  await app.db.insertInto('asset_collections').values(values).execute();
  expect((await send(reader, 'add', { title: '再来一个' })).code).toBe(3102);
  const { id } = await createAsset(app, author);
  await app.db
    .updateTable('asset_collections')
    .set({ asset_count: 200 })
    .where('id', '=', collection)
    .execute();
  expect((await put(reader, collection, id)).code).toBe(3103);
  await app.db
    .updateTable('asset_collections')
    .set({ asset_count: 0 })
    .where('id', '=', collection)
    .execute();
});

test('what is withdrawn leaves every collection; drafts and what is gone are never put in', async () => {
  const [gone, draft] = [await createAsset(app, author), await createAsset(app, author, { publish: false })];
  const collection = await add(reader, '会少一件');
  await put(reader, collection, gone.id);
  expect((await put(reader, collection, draft.id)).code).toBe(2600);
  await app.post('/assets/withdraw', { id: gone.id }, as(author));
  expect((await put(reader, collection, gone.id)).code).toBe(2600);
  expect(await look(collection, reader)).toMatchObject({
    data: { data: [], collection: { assets_count: 0 } },
  });
  await send(reader, `del/${collection}`, {});
  expect((await look(collection, reader)).code).toBe(3100);
  await expectRightCounts();
});

test('all at once: putting in, taking out, withdrawing, opening and deleting leave right counts', async () => {
  const assets = [
    await createAsset(app, author),
    await createAsset(app, author),
    await createAsset(app, author),
  ];
  const people = [reader, author];
  const mine = new Map<Person, number[]>();
  for (const who of people) mine.set(who, [await add(who, '甲'), await add(who, '乙', false)]);
  const calls = people.flatMap((who) =>
    (mine.get(who) ?? []).flatMap((collection) => [
      ...assets.flatMap(({ id }) => [
        put(who, collection, id),
        take(who, collection, id),
        put(who, collection, id),
      ]),
      send(who, `edit/${collection}`, { is_public: true }),
      send(who, `edit/${collection}`, { is_public: false }),
    ]),
  );
  calls.push(send(reader, `del/${mine.get(reader)?.[0]}`, {}));
  calls.push(app.post('/assets/withdraw', { id: assets[0]?.id }, as(author)));
  const answers = await Promise.all(calls);
  expect(answers.map(({ code }) => code).filter((code) => ![1, 3100, 2600].includes(code))).toEqual([]);
  await expectRightCounts();
});
