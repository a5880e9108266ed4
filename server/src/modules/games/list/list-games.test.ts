import { gamePlatforms, gameTypes } from '@zaojie/contract/games/game-words';
import type { GameCategories, GameCard } from '@zaojie/contract/games/game.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  commentOnGame,
  createDraft,
  createGame,
  createSoldGame,
  gameOf,
} from '../../../../test/test-games.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { maskOf } from '../masks.rules.ts';

let app: TestApp;
let owner: Person;
let other: Person;
let ids: Record<'free' | 'cheap' | 'dear' | 'draft', number>;
beforeAll(async () => {
  app = await startTestApp();
  [owner, other] = [await createPerson(app, 'maker'), await createPerson(app)];
  const free = await createGame(app, owner, { title: '浮岛', game_type: [2], platform: [1] });
  app.passSeconds(60);
  const cheap = await createGame(app, owner, {
    title: '深海',
    game_type: [1, 4],
    platform: [2, 3],
    price: 18,
  });
  app.passSeconds(60);
  const dear = (
    await createSoldGame(app, other, { title: '巨像', game_type: [6], platform: [1, 5], price: 68 })
  ).id;
  const draft = await createDraft(app, owner, { title: '没写完' });
  ids = { free, cheap, dear, draft };
});
afterAll(() => app.close());

async function list(query = '', viewer?: Person) {
  const answer = await app.get(`/game/index?${query}`, viewer && { token: viewer.token });
  const data = answer.data as unknown as { data: GameCard[]; total: number; current_page: number };
  return { ...data, names: data.data.map(({ title }) => title) };
}

test('the newest first, without drafts, as cards', async () => {
  const { names, total, current_page, data } = await list();
  expect([names, total, current_page]).toEqual([['巨像', '深海', '浮岛'], 3, 1]);
  expect(data[1]).toMatchObject({
    id: ids.cheap,
    price: 18,
    access: 'link',
    nickname: 'maker',
    game_type: ['冒险', '解谜'],
    platform: ['网页', '手机'],
    rating: 0,
    comment_count: 0,
    cover_image: expect.stringMatching(/^\/files\//),
  });
  expect(data[0]).toMatchObject({ access: 'buy' });
});

test.each([
  ['order=price_asc', ['浮岛', '深海', '巨像']],
  ['order=price_desc', ['巨像', '深海', '浮岛']],
  ['order=nonsense', ['巨像', '深海', '浮岛']],
  ['game_type=2,4', ['深海', '浮岛']],
  ['game_type=2,x,99', ['浮岛']],
  ['game_type=99', []],
  ['platform=1', ['巨像', '浮岛']],
  ['platform=1&game_type=6', ['巨像']],
  ['price_min=1', ['巨像', '深海']],
  ['price_max=18', ['深海', '浮岛']],
  ['price_min=18&price_max=18.00', ['深海']],
  ['price_min=a&price_max=-3', ['巨像', '深海', '浮岛']],
  ['per_page=2&page=2', ['浮岛']],
])('%s', async (query, names) => {
  expect((await list(query)).names).toEqual(names);
});

test('the words of a game are a list with a place for every type and platform', async () => {
  const [types, platforms] = [
    maskOf(gameTypes.map(({ id }) => id)),
    maskOf(gamePlatforms.map(({ id }) => id)),
  ];
  const { rows } = await sql<{ words: number[] }>`select game_words(${types}, ${platforms}) as words`.execute(
    app.db,
  );
  expect(new Set(rows[0]?.words).size).toBe(gameTypes.length + gamePlatforms.length);
});

test('what came out a moment ago is listed, and counted with what is listed', async () => {
  expect((await list('game_type=11')).total).toBe(0);
  const id = await createGame(app, other, { title: '一副牌', game_type: [11], platform: [4] });
  const { names, total } = await list('game_type=11');
  expect([names, total]).toEqual([['一副牌'], 1]);
  await app.db.deleteFrom('games').where('id', '=', id).execute();
});

test('of one developer', async () => {
  expect((await list(`user_id=${owner.id}`)).names).toEqual(['深海', '浮岛']);
});

test('by rating: few ratings say less than many, none say nothing', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)));
  await commentOnGame(app, people[0] ?? other, ids.free, { rating: 5 });
  for (const person of people) await commentOnGame(app, person, ids.cheap, { rating: 5 });
  expect((await list('order=rating')).names).toEqual(['深海', '浮岛', '巨像']);
});

test('hot moves with what people do', async () => {
  await app.deliver();
  await app.db.updateTable('games').set({ rank: 0 }).execute();
  for (let n = 0; n < 3; n++) {
    await app.post('/game/like', { id: ids.free }, { token: (await createPerson(app)).token });
  }
  await app.deliver();
  expect((await list('order=hot')).names[0]).toBe('浮岛');
});

test('who blocked a developer doesn’t see their games', async () => {
  const reader = await createPerson(app);
  await app.post('/user/block', { user_id: owner.id }, { token: reader.token });
  expect((await list('', reader)).names).toEqual(['巨像']);
});

test('categories count what is published, with the ends of the prices', async () => {
  const { data } = await app.get('/game/categories');
  const categories = data as unknown as GameCategories;
  expect(categories.game_type.list.filter(({ count }) => count > 0)).toEqual([
    { id: 1, name: '冒险', count: 1 },
    { id: 2, name: '平台跳跃', count: 1 },
    { id: 4, name: '解谜', count: 1 },
    { id: 6, name: '动作', count: 1 },
  ]);
  expect(categories.platform.list[0]).toEqual({ id: 1, name: '电脑', count: 2 });
  expect(categories.sort.list[0]).toEqual({ id: 'new', name: '最新发布', count: 3 });
  expect(categories.price).toEqual({ min: 0, max: 68 });
});

test('search finds games, and the rail of the community shows the hottest', async () => {
  const found = await app.get('/common/search?keyword=深海&type=game');
  expect(JSON.stringify(found.data)).toContain('深海');
  const hot = await app.get('/posts/hot');
  const games = hot.data['hot_games'] as { id: number; nickname: string }[];
  expect(new Set(games.map(({ id }) => id))).toEqual(new Set([ids.free, ids.cheap, ids.dear]));
});

test('looking is counted once a day and person, and changes nothing else', async () => {
  const before = await gameOf(app, ids.dear, other);
  await gameOf(app, ids.dear, other);
  await app.services.views.flush();
  const after = await gameOf(app, ids.dear, other);
  expect(after.view_count).toBe(before.view_count + 1);
  expect({ ...after, view_count: 0, related: [] }).toEqual({ ...before, view_count: 0, related: [] });
});
