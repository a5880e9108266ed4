import type { PublicServices, Service } from '@zaojie/contract/storefronts/service.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage } from '../../../../test/test-posts.ts';
import { addService, sendService, serviceForm } from '../storefront-test-rig.ts';

let app: TestApp;
let creator: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createPerson(app);
});
beforeEach(async () => {
  creator = await createPerson(app);
});
afterAll(() => app.close());

const as = ({ token }: Person) => ({ token });
const own = async (who = creator) =>
  (await app.get('/profile/services', as(who))).data['data'] as unknown as Service[];
const names = async () => (await own()).map(({ name }) => name);
const shown = async (viewer?: Person) =>
  (await app.get(`/profile/service?user_id=${creator.id}`, viewer && as(viewer)))
    .data as unknown as PublicServices;

describe('a service', () => {
  test('leads to its owner’s shop as long as it is on offer', async () => {
    const id = await addService(app, creator);
    expect((await app.get(`/profile/service?service_id=${id}`)).data).toMatchObject({
      user_id: creator.id,
      services: [{ id }],
    });
    await app.post('/profile/services/toggle', { id, is_active: false }, as(creator));
    expect(await app.get(`/profile/service?service_id=${id}`)).toMatchObject({ code: 2101 });
    expect(await app.get('/profile/service')).toMatchObject({ msg: '无效的用户ID' });
  });

  test('is added with everything it has, and shown to others', async () => {
    const picture = await createImage(app, creator);
    const answer = await sendService(app, creator, {
      category: '角色设计',
      style: 'traditional',
      base_price: '2800.50',
      options: [
        { name: '半身', price_difference: 0, days: 12 },
        { name: '全身', note: '含道具', price_difference: 600, days: 20 },
      ],
      addons: [
        { name: '商用授权', kind: 'fixed', amount: 800 },
        { name: '加急', kind: 'percent', amount: 30 },
        { name: '多一次修改', kind: 'fixed', amount: 150, extra_revisions: '1' },
      ],
      revisions: 8,
      deposit_percent: 100,
      examples: [picture, picture],
      terms: '不接写实肖像。',
    });
    expect(answer).toMatchObject({ code: 1, msg: '服务已添加' });
    expect(answer.data).toMatchObject({
      category: { id: 2, word: 'character_design', name: '角色设计' },
      style: { id: 3 },
      base_price: 2800.5,
      price_from: 2800.5,
      price_to: 3400.5,
      days: 12,
      days_to: 20,
      options: [
        { id: 1, price: 2800.5 },
        { id: 2, price: 3400.5, price_difference: 600, note: '含道具' },
      ],
      addons: [
        { id: 3, kind: 'fixed', amount: 800, extra_revisions: 0 },
        { id: 4, kind: 'percent', amount: 30 },
        { id: 5, kind: 'fixed', amount: 150, extra_revisions: 1 },
      ],
      revisions: 8,
      examples: [{ url: picture, width: 640, blur: expect.stringContaining('data:') as string }],
      is_active: true,
    });
    expect(await shown()).toMatchObject({
      commission_status: 'on',
      starting_price: 2800.5,
      seats: 3,
      free_seats: 3,
      can: { book: true },
      services: [answer.data],
    });
    expect((await shown(creator)).can).toEqual({ book: false });
  });

  test.each([
    [{ name: ' ' }, '请填写服务名称'],
    [{ name: '长'.repeat(21) }, '服务名称不能超过20个字符'],
    [{ name: '两\n行' }, '内容包含无法识别的字符'],
    [{ description: '' }, '请填写服务说明'],
    [{ category: 7 }, '请选择类型'],
    [{ style: null }, '请选择画风'],
    [{ base_price: '' }, '请填写起价'],
    [{ base_price: -1 }, '请输入正确的金额：最多两位小数，不超过¥10000000.00'],
    [{ base_price: 1.005 }, '请输入正确的金额：最多两位小数，不超过¥10000000.00'],
    [
      { base_price: 10_000_000, options: [{ name: '大', price_difference: 0.01 }] },
      '价格超过上限，请降低起价或选项差价',
    ],
    [{ days: 0 }, '工期为1-365天'],
    [{ days: 366 }, '工期为1-365天'],
    [{ revisions: 0 }, '修改次数为1-9次'],
    [{ revisions: 10 }, '修改次数为1-9次'],
    [{ deposit_percent: 19 }, '定金比例为20%-100%'],
    [{ deposit_percent: 101 }, '定金比例为20%-100%'],
    [{ options: [{ name: '', price_difference: 1 }] }, '请填写选项名称'],
    [{ options: [{ name: '甲' }] }, '请填写选项差价'],
    [{ options: 'x' }, '选项格式不正确'],
    [{ options: Array.from({ length: 11 }, () => ({ name: '甲', price_difference: 1 })) }, '最多10个选项'],
    [{ addons: [{ name: '急', kind: 'percent', amount: 0 }] }, '加价比例为1-300%'],
    [{ addons: [{ name: '急', kind: 'free', amount: 1 }] }, '加购项格式不正确'],
    [{ addons: [{ name: '改', kind: 'fixed', amount: 1, extra_revisions: 10 }] }, '加购的修改次数为0-9次'],
    [{ addons: [{ name: '改', kind: 'fixed', amount: 1, extra_revisions: -1 }] }, '加购的修改次数为0-9次'],
    [
      {
        revisions: 8,
        addons: [1, 0, 1].map((n) => ({ name: '改', kind: 'fixed', amount: 1, extra_revisions: n })),
      },
      '含的和加购的修改一共不能超过9次',
    ],
    [{ examples: ['/files/images/no.webp'] }, '图片地址不正确，请先上传自己的图片'],
    [{ examples: ['a', 'b', 'c', 'd', 'e'] }, '最多只能上传4张图片'],
    [{ terms: '长'.repeat(1001) }, '接稿须知不能超过1000个字符'],
  ])('is refused: %j', async (change, msg) => {
    const answer = await sendService(app, creator, change);
    expect(answer).toMatchObject({ status: 200, msg });
    expect(answer.code).not.toBe(1);
    expect(await own()).toEqual([]);
  });

  test('shows nobody else’s pictures', async () => {
    const examples = [await createImage(app, reader)];
    expect(await sendService(app, creator, { examples })).toMatchObject({ code: 2102 });
  });

  test('is edited as a whole; options keep their numbers, pictures are let go', async () => {
    const [old, next] = [await createImage(app, creator), await createImage(app, creator)];
    const options = [
      { name: '甲', price_difference: 0 },
      { name: '乙', price_difference: 100 },
    ];
    const id = await addService(app, creator, { options, examples: [old] });
    const edit = await app.post(
      '/profile/services/edit',
      {
        ...serviceForm({ name: '新名字', examples: [next] }),
        id,
        options: [{ id: 2, ...options[1] }, options[0]],
      },
      as(creator),
    );
    expect(edit).toMatchObject({ code: 1, msg: '保存成功' });
    expect(edit.data).toMatchObject({
      name: '新名字',
      options: [{ id: 2 }, { id: 3 }],
      examples: [{ url: next }],
    });
    const kept = await app.db.selectFrom('uploads').select('url').where('user_id', '=', creator.id).execute();
    expect(kept.map(({ url }) => url)).toEqual([next]);
    await app.post('/profile/services/delete', { id }, as(creator));
    expect(await own()).toEqual([]);
    expect(
      await app.db.selectFrom('uploads').select('id').where('user_id', '=', creator.id).execute(),
    ).toEqual([]);
  });

  test('is switched off and on, and what is off is not for others', async () => {
    const cheap = await addService(app, creator, { base_price: 100 });
    await addService(app, creator, { base_price: 300 });
    const toggle = (body: object) =>
      app.post('/profile/services/toggle', { id: cheap, ...body }, as(creator));
    expect(await toggle({})).toMatchObject({ msg: '服务已停用', data: { is_active: false } });
    expect(await toggle({ is_active: false })).toMatchObject({ data: { is_active: false } });
    expect(await shown()).toMatchObject({ starting_price: 300, services: [{ base_price: 300 }] });
    expect(await own()).toHaveLength(2);
    expect(await toggle({})).toMatchObject({ msg: '服务已上架', data: { is_active: true } });
    expect(await shown()).toMatchObject({ starting_price: 100 });
  });

  test('has an owner: for others it is not there', async () => {
    const id = await addService(app, creator);
    for (const [call, body] of [
      ['edit', { ...serviceForm(), id }],
      ['delete', { id }],
      ['toggle', { id }],
    ] as const) {
      const foreign = await app.post(`/profile/services/${call}`, body, as(reader));
      const missing = await app.post(`/profile/services/${call}`, { ...body, id: 999_999 }, as(reader));
      expect(foreign).toMatchObject({ code: 2101, msg: '服务不存在' });
      expect(missing.raw).toBe(foreign.raw);
    }
    expect(await names()).toEqual(['书籍封面']);
  });
});

test('at most twenty, also when they come at once', async () => {
  await Promise.all(Array.from({ length: 25 }, () => sendService(app, creator)));
  expect(await own()).toHaveLength(20);
  expect(await sendService(app, creator)).toMatchObject({ code: 2103, msg: '最多只能有20个服务' });
});

test('the order is the owner’s, whatever is deleted or edited meanwhile', async () => {
  const ids: number[] = [];
  for (const name of ['甲', '乙', '丙', '丁']) ids.push(await addService(app, creator, { name }));
  const [a, b, c, d] = ids;
  const sort = (order: unknown) => app.post('/profile/services/sort', { ids: order }, as(creator));
  expect(await sort([d, b])).toMatchObject({ msg: '排序已保存', data: { ids: [d, b, a, c] } });
  expect(await names()).toEqual(['丁', '乙', '甲', '丙']);
  await sort([99_999, c]);
  expect(await names()).toEqual(['丙', '丁', '乙', '甲']);
  expect(await sort([])).toMatchObject({ msg: '排序格式不正确' });
  await Promise.all([
    sort([a, b, c, d]),
    app.post('/profile/services/delete', { id: b }, as(creator)),
    app.post('/profile/services/toggle', { id: c }, as(creator)),
    sort([d, c, b, a]),
  ]);
  const after = await own();
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set([a, c, d]));
  expect(after.find(({ id }) => id === c)?.is_active).toBe(false);
});

test('two saves at once leave one of them whole', async () => {
  const id = await addService(app, creator);
  const edit = (name: string, base_price: number) =>
    app.post('/profile/services/edit', { ...serviceForm({ name, base_price }), id }, as(creator));
  await Promise.all([edit('甲', 111), edit('乙', 222), edit('甲', 111), edit('乙', 222)]);
  const [service] = await own();
  expect([
    ['甲', 111],
    ['乙', 222],
  ]).toContainEqual([service?.name, service?.base_price]);
  expect((await shown()).starting_price).toBe(service?.base_price);
});

test('who has blocked the viewer is gone; whom the viewer has blocked offers nothing', async () => {
  await addService(app, creator);
  const other = await createPerson(app);
  await app.post('/user/block', { user_id: other.id }, as(creator));
  expect(await app.get(`/profile/service?user_id=${creator.id}`, as(other))).toMatchObject({ code: 1301 });
  await app.post('/user/block', { user_id: creator.id }, as(reader));
  expect(await shown(reader)).toMatchObject({ services: [], can: { book: false } });
  expect(await app.get('/profile/service?user_id=999999')).toMatchObject({ code: 1301 });
  expect(await app.get('/profile/service?user_id=x')).toMatchObject({ msg: '无效的用户ID' });
});
