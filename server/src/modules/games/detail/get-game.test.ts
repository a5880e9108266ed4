import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addBuild, createDraft, createGame, gameOf } from '../../../../test/test-games.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage } from '../../../../test/test-posts.ts';

let app: TestApp;
let owner: Person;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, reader] = [await createPerson(app), await createPerson(app)];
});
afterAll(() => app.close());

const ask = (id: number, viewer?: Person) =>
  app.post('/game/detail', { id }, viewer && { token: viewer.token });

test('a draft, a foreign id and none at all look the same to others', async () => {
  const draft = await createDraft(app, owner);
  const answers = [await ask(draft, reader), await ask(draft), await ask(999_999, reader)];
  expect(new Set(answers.map(({ code, msg }) => `${code} ${msg}`))).toEqual(
    new Set(['2501 游戏不存在或已下架']),
  );
  expect((await ask(draft, owner)).data).toMatchObject({
    status: 'draft',
    can: { publish: true, edit: true },
  });
  expect((await ask(draft, await createAdmin(app))).code).toBe(2501);
});

test('a page with all that is shown', async () => {
  const shots = [await createImage(app, owner), await createImage(app, owner)];
  const id = await createGame(app, owner, {
    screenshots: shots,
    trailer_link: 'https://video.example/1',
    tags: ['像素', '黄昏'],
    languages: [1, 3],
  });
  await addBuild(app, owner, id, { version: '1.0', bytes: Buffer.alloc(10) });
  await addBuild(app, owner, id, { version: '1.1', bytes: Buffer.alloc(20) });
  const game = await gameOf(app, id, reader);
  expect(game).toMatchObject({
    access: 'download',
    screenshots: shots.map((url) => ({ url, width: 640 })),
    trailer: { kind: 'link', url: 'https://video.example/1' },
    tags: ['像素', '黄昏'],
    languages: ['简体中文', '英语'],
    version: '1.1',
    size: 20,
    rating_histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
    recent_rating: null,
    developer: { id: owner.id, is_followed: false, can: { follow: true } },
    is_owner: false,
    my_purchase: null,
    my_review: null,
    can: {
      comment: true,
      rate: true,
      like: true,
      acquire: true,
      download: false,
      edit: false,
      review: false,
    },
  });
  expect(game.updates.map(({ version }) => version)).toEqual(['1.1', '1.0']);
  expect(game.developer.games_count).toBeGreaterThan(0);
  expect((await gameOf(app, id, owner)).can).toMatchObject({
    rate: false,
    acquire: false,
    download: true,
    edit: true,
  });
});

test('related games share a type, those that share most first', async () => {
  const maker = await createPerson(app);
  const shown = await createGame(app, maker, { game_type: [7, 8] });
  const half = await createGame(app, maker, { game_type: [8, 9] });
  const same = await createGame(app, maker, { game_type: [7, 8] });
  await createGame(app, maker, { game_type: [10] });
  expect((await gameOf(app, shown)).related.map(({ id }) => id)).toEqual([same, half]);
});

test('a related game that was taken down, or whose maker the viewer keeps away, goes at once though it is remembered', async () => {
  const [maker, unwanted] = [await createPerson(app), await createPerson(app)];
  const shown = await createGame(app, maker, { game_type: [11, 12] });
  const taken = await createGame(app, maker, { game_type: [11, 12] });
  const foreign = await createGame(app, unwanted, { game_type: [11, 12] });
  const related = async () => (await gameOf(app, shown, reader)).related.map(({ id }) => id);
  expect(await related()).toEqual([foreign, taken]);
  expect(await app.post('/user/block', { user_id: unwanted.id }, { token: reader.token })).toMatchObject({
    code: 1,
  });
  expect(await related()).toEqual([taken]);
  expect(await app.post('/game/withdraw', { id: taken }, { token: maker.token })).toMatchObject({ code: 1 });
  expect(await related()).toEqual([]);
});

describe('想玩', () => {
  test('is a toggle, and counts', async () => {
    const id = await createGame(app, owner);
    const like = () => app.post('/game/like', { id }, { token: reader.token });
    expect((await like()).data).toEqual({ is_liked: true, like_count: 1 });
    expect(await gameOf(app, id, reader)).toMatchObject({ is_liked: true, like_count: 1 });
    expect((await like()).data).toEqual({ is_liked: false, like_count: 0 });
  });

  test('fifty at once count fifty', async () => {
    const id = await createGame(app, owner);
    const people = await Promise.all(Array.from({ length: 50 }, () => createPerson(app)));
    await Promise.all(people.map(({ token }) => app.post('/game/like', { id }, { token })));
    expect((await gameOf(app, id)).like_count).toBe(50);
    // The same person in two windows: whatever comes of it, the count is right.
    const [first] = people;
    await Promise.all([1, 2, 3].map(() => app.post('/game/like', { id }, { token: first?.token ?? '' })));
    const { like_count, is_liked } = await gameOf(app, id, first);
    expect(like_count).toBe(is_liked ? 50 : 49);
  });

  test('whoever the developer keeps away can’t', async () => {
    const [maker, blocked] = [await createPerson(app), await createPerson(app)];
    const id = await createGame(app, maker);
    await app.post('/user/block', { user_id: blocked.id }, { token: maker.token });
    expect((await app.post('/game/like', { id }, { token: blocked.token })).code).toBe(2501);
    expect((await gameOf(app, id, blocked)).can).toMatchObject({
      like: false,
      comment: false,
      acquire: false,
    });
  });
});

test('opening the link counts as a play, once a day and person', async () => {
  const id = await createGame(app, owner);
  for (const viewer of [reader, reader, undefined]) {
    const { data } = await app.post('/game/open', { id }, viewer && { token: viewer.token });
    expect(data).toEqual({ link: 'https://example.com/play' });
  }
  await app.services.views.flush();
  expect((await gameOf(app, id)).play_count).toBe(2);
});
