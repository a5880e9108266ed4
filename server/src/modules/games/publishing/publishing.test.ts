import type { GameDetail, OwnGame, PendingGame } from '@zaojie/contract/games/game.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  addBuild,
  createDraft,
  createGame,
  createOriginal,
  gameFormFor,
  gameOf,
} from '../../../../test/test-games.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage } from '../../../../test/test-posts.ts';

let app: TestApp;
let maker: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [maker, admin] = [await createPerson(app), await createAdmin(app)];
});
afterAll(() => app.close());

const call = (path: string, body: object, who = maker) => app.post(path, body, { token: who.token });
const publish = (id: number) => call('/game/publish', { id });

describe('a draft', () => {
  test('needs a title only, and says what publishing needs', async () => {
    expect(await call('/game/create', { title: ' ' })).toMatchObject({ code: 1000, msg: '请填写游戏名称' });
    const { data } = await call('/game/create', { title: '暂名' });
    expect(data).toMatchObject({
      status: 'draft',
      status_label: '草稿',
      can: { publish: false, edit: true },
    });
    expect(await publish(Number(data['id']))).toMatchObject({
      code: 2503,
      msg: '发布前还需要：封面、一句话介绍、游戏介绍、类型、平台、游戏文件或链接',
    });
  });

  test.each([
    [{ price: 1000.01 }, '价格不能超过¥1000'],
    [{ price: -1 }, /请输入正确的金额/],
    [{ game_type: [1, 2, 3, 4] }, '类型最多选3个'],
    [{ game_type: [99] }, '类型不正确'],
    [{ link: 'javascript:alert(1)' }, '游戏链接只能是 http 或 https 开头的网址'],
    [{ tags: ['一', '二', '三', '四', '五', '六'] }, '最多5个标签'],
    [{ summary: '长'.repeat(61) }, '一句话介绍不能超过60个字符'],
  ])('%j: %s', async (change, msg) => {
    const answer = await call('/game/create', await gameFormFor(app, maker, change));
    expect(answer).toMatchObject({ code: 1000, msg: expect.stringMatching(msg) });
  });

  test('shows only pictures and videos of its owner', async () => {
    const foreign = await createImage(app, admin);
    expect((await call('/game/create', { title: '借图', cover_image: foreign })).code).toBe(2504);
    const own = await createImage(app, maker);
    expect((await call('/game/create', { title: '图当片', trailer_video: own })).code).toBe(2505);
  });

  test('is deleted with its files; a stranger’s calls find nothing', async () => {
    const id = await createDraft(app, maker);
    await addBuild(app, maker, id);
    const other = await createPerson(app);
    for (const path of ['edit', 'publish', 'withdraw', 'delete']) {
      expect((await call(`/game/${path}`, { id, title: '改' }, other)).code).toBe(2501);
    }
    expect((await call('/game/price', { id, price: 1 }, other)).code).toBe(2501);
    expect((await call('/game/delete', { id })).code).toBe(1);
    expect((await app.post('/game/detail', { id }, { token: maker.token })).code).toBe(2501);
    const uses = await app.db
      .selectFrom('upload_uses')
      .select('kind')
      .where('kind', 'like', 'game%')
      .execute();
    expect(uses).toEqual([]);
  });
});

describe('publishing', () => {
  test('comes out at once, keeps its place when it comes back, and counts for its developer', async () => {
    const id = await createGame(app, maker);
    const first = await gameOf(app, id, maker);
    expect([first.status, first.developer.games_count]).toEqual(['published', 1]);
    expect((await publish(id)).code).toBe(2502);
    app.passSeconds(100);
    expect((await call('/game/withdraw', { id })).data).toMatchObject({ status: 'withdrawn' });
    expect((await app.post('/game/detail', { id })).code).toBe(2501);
    await publish(id);
    const again = await gameOf(app, id);
    expect([again.created_at, again.developer.games_count]).toEqual([first.created_at, 1]);
  });

  test('an edit keeps what it doesn’t bring, and can’t leave a hole in the store', async () => {
    const id = await createGame(app, maker);
    const before = await gameOf(app, id);
    const { data } = await call('/game/edit', { id, summary: '换一句', tags: ['新'] });
    expect(data).toMatchObject({
      title: before.title,
      summary: '换一句',
      tags: ['新'],
      cover_image: before.cover_image,
    });
    expect(await call('/game/edit', { id, link: '' })).toMatchObject({
      code: 2503,
      msg: '发布前还需要：游戏文件或链接',
    });
    expect((await gameOf(app, id)).link).toBe(before.link);
    expect((await call('/game/price', { id, price: 12.34 })).data).toEqual({ id, price: 12.34 });
  });

  test('own games in every state', async () => {
    const owner = await createPerson(app);
    await createDraft(app, owner, { title: '草' });
    await createGame(app, owner, { title: '上架的' });
    const list = async (query = '') =>
      (await app.get(`/game/published?${query}`, { token: owner.token })).data[
        'data'
      ] as unknown as OwnGame[];
    expect((await list()).map(({ title }) => title)).toEqual(['上架的', '草']);
    expect((await list('status=draft')).map(({ can }) => can)).toEqual([
      { edit: true, publish: true, withdraw: false, delete: true },
    ]);
  });
});

describe('words that are looked at', () => {
  const review = (id: number, verdict: string, reason = '') =>
    call('/admin/games', { id, verdict, reason }, admin);
  const waiting = async () =>
    (await app.get('/admin/games', { token: admin.token })).data['data'] as unknown as PendingGame[];

  test('wait for an administrator, who lets it out or sends it back, and its owner hears', async () => {
    const id = await createDraft(app, maker, { description: '想测的加 微信。' });
    expect((await publish(id)).data).toMatchObject({ status: 'pending', can: { withdraw: true } });
    expect((await app.post('/game/detail', { id })).code).toBe(2501);
    expect((await gameOf(app, id, admin)).can.review).toBe(true);
    expect(await waiting()).toMatchObject([{ id, found_words: ['加微信'] }]);
    expect(await review(id, 'reject')).toMatchObject({ code: 1000, msg: '请填写理由' });
    expect((await review(id, 'reject', '请去掉联系方式')).data).toMatchObject({ status: 'rejected' });
    expect((await gameOf(app, id, maker)).review_reason).toBe('请去掉联系方式');
    await call('/game/edit', { id, description: '想测的给我留言。' });
    expect((await publish(id)).data).toMatchObject({ status: 'published' });
    expect((await review(id, 'approve')).code).toBe(2502);
    await app.deliver();
    const { data } = await app.get('/message/notifications', { token: maker.token });
    expect((data['data'] as { title: string }[]).map(({ title }) => title)).toContain('游戏没有通过审核');
    const deeds = await app.db
      .selectFrom('audit_entries')
      .select('deed')
      .where('subject_id', '=', id)
      .execute();
    expect(deeds).toEqual([{ deed: 'game.reject' }]);
  });

  test('also in an edit, and by hand: out of the store until somebody has looked', async () => {
    const id = await createGame(app, maker);
    expect((await call('/game/edit', { id, summary: '附赠外挂' })).data).toMatchObject({ status: 'pending' });
    expect((await review(id, 'approve')).data).toMatchObject({ status: 'published' });
    expect((await gameOf(app, id)).developer.games_count).toBeGreaterThan(0);
    expect((await review(id, 'hold', '有人举报')).data).toMatchObject({ status: 'pending' });
    expect((await app.post('/game/detail', { id })).code).toBe(2501);
  });

  test('drafts are nobody’s business, and reviewing is for administrators', async () => {
    const id = await createDraft(app, maker);
    expect((await review(id, 'approve')).code).toBe(2501);
    expect((await call('/admin/games', { id, verdict: 'approve' })).code).toBe(1003);
  });
});

describe('files', () => {
  const add = (id: number, uploadId: number, change: object = {}) =>
    call('/game/addBuild', { id, upload_id: uploadId, platform: 1, version: '1.0', ...change });

  test('come from own uploads for games, each once', async () => {
    const id = await createGame(app, maker, { price: 10 });
    const upload = await createOriginal(app, maker);
    expect(await add(id, upload, { version: '' })).toMatchObject({ code: 1000, msg: '请填写版本号' });
    expect((await add(id, upload)).data).toMatchObject({ version: '1.0', platform_name: '电脑' });
    expect((await add(id, upload)).code).toBe(1409);
    expect((await add(id, await createOriginal(app, admin))).code).toBe(1409);
    expect(await gameOf(app, id)).toMatchObject({ access: 'buy', version: '1.0' });
  });

  test('twelve at most, also at once; the last of a published game stays', async () => {
    const id = await createGame(app, maker);
    const uploads = await Promise.all(Array.from({ length: 14 }, () => createOriginal(app, maker)));
    const answers = await Promise.all(uploads.map((upload) => add(id, upload)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(12);
    expect(answers.filter(({ code }) => code === 2522)).toHaveLength(2);
    const game = (await gameOf(app, id, maker)) satisfies GameDetail;
    const remove = (buildId: number) => call('/game/removeBuild', { build_id: buildId });
    for (const { id: buildId } of game.builds.slice(1)) expect((await remove(buildId)).code).toBe(1);
    expect((await call('/game/edit', { id, link: '' })).code).toBe(1);
    expect((await remove(game.builds[0]?.id ?? 0)).code).toBe(2524);
    expect((await call('/game/removeBuild', { build_id: game.builds[0]?.id ?? 0 }, admin)).code).toBe(2521);
  });
});
