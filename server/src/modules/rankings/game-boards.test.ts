import type { Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { commentOnGame, createGame } from '../../../test/test-games.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { computeRankings, rebuildRankings } from './compute-rankings.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let developer: Person;
let players: Person[];
let [liked, rated, quiet] = [0, 0, 0];

/** One is liked by three, one has five stars of two, one came out unnoticed. */
beforeAll(async () => {
  app = await startTestApp();
  developer = await createPerson(app);
  players = [await createPerson(app), await createPerson(app), await createPerson(app)];
  liked = await createGame(app, developer, { title: '鲸背上的家' });
  rated = await createGame(app, developer, { title: '暮光浮岛' });
  quiet = await createGame(app, developer, { title: '废都巨像' });
  for (const who of [...players, developer])
    await app.post('/game/like', { id: liked }, { token: who.token });
  for (const who of players.slice(0, 2)) await commentOnGame(app, who, rated, { rating: 5 });
  await computeRankings(app.db, new Date(Date.now() + DAY_MS));
}, 120_000);
afterAll(() => app.close());

async function ask(query: string, viewer?: Person): Promise<Ranking> {
  const answer = await app.get(`/ranking/index?tab=games${query}`, viewer ? { token: viewer.token } : {});
  expect(answer.code).toBe(1);
  return answer.data as unknown as Ranking;
}
const idsOf = async (query: string) => (await ask(query)).games.map(({ id }) => id);

test('each list by its own measure', async () => {
  expect(await idsOf('&sub=popular')).toEqual([rated, liked]);
  expect(await idsOf('&sub=rising&period=month')).toEqual([rated, liked]);
  expect(await idsOf('&sub=new&period=all')).toEqual([rated, liked, quiet]);
  expect(await idsOf('&sub=top_rated')).toEqual([rated]);
});

test('a game is shown as it is now', async () => {
  const { games, own, total } = await ask('&sub=popular', players[0]);
  expect({ own, total }).toEqual({ own: null, total: 2 });
  expect(games[1]).toMatchObject({
    place: 2,
    title: '鲸背上的家',
    developer: developer.username,
    developer_id: developer.id,
    tags: ['冒险', '平台跳跃'],
    rating: 0,
    likes: 4,
    players: 0,
    price: 0,
    trend: 0,
  });
  expect(games[1]?.cover?.url).toMatch(/^\/files\//);
  expect(games[0]?.rating).toBe(5);
});

test('a page takes one statement and a member’s two', async () => {
  const statements = async (query: string, viewer?: Person) => {
    app.queries.length = 0;
    await ask(query, viewer);
    return app.queries.filter((text) => !/sessions/.test(text)).length;
  };
  expect(await statements('&per_page=9')).toBe(1);
  expect(await statements('&per_page=8', players[0])).toBe(2);
});

test('made anew, the lists are the same', async () => {
  expect(await rebuildRankings(app.db)).toMatchObject({ changed: 0, lists: 9 });
});

test('what was taken down is gone, and what somebody blocked made is hidden from whoever blocked them', async () => {
  await app.post('/user/block', { user_id: developer.id }, { token: players[2]?.token ?? '' });
  expect((await ask('&sub=popular&per_page=7', players[2])).games).toEqual([]);
  await sql`update games set status = 'withdrawn' where id = ${rated}`.execute(app.db);
  expect((await ask('&sub=popular&per_page=6')).games.map(({ id, place }) => [id, place])).toEqual([
    [liked, 2],
  ]);
});
