import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { commentOnGame, createGame, createSoldGame, gameOf } from '../../../../test/test-games.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { listGameStandings } from './game-standings.ts';
import { recomputeGames } from './recompute-games.ts';

let app: TestApp;
let maker: Person;
let player: Person;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
  [maker, player] = [await createPerson(app), await createPerson(app)];
  ({ id } = await createSoldGame(app, maker, { price: 0 }));
  await commentOnGame(app, player, id, { rating: 4 });
  await app.post('/game/like', { id }, { token: player.token });
  await app.post('/game/like', { id }, { token: maker.token });
  app.passSeconds(8 * 86_400);
  const late = await createPerson(app);
  await commentOnGame(app, late, id, { rating: 5 });
  await app.post('/game/acquire', { id }, { token: late.token });
});
afterAll(() => app.close());

test('what a game has, and what it gained within a period', async () => {
  await createGame(app, maker, { title: '还没人看' });
  const all = await listGameStandings(app.db, { from: null, to: null });
  const game = all.find((each) => each.id === id);
  expect(game).toMatchObject({
    rating: 4.5,
    rating_count: 2,
    players: 1,
    likes: 2,
    // The developer's own isn't among them.
    gained_likes: 1,
    gained_ratings: 2,
    gained_stars: 9,
    gained_players: 1,
  });
  const from = new Date(app.services.now().getTime() - 7 * 86_400_000);
  const week = await listGameStandings(app.db, { from, to: null });
  expect(week.find((each) => each.id === id)).toMatchObject({
    gained_likes: 0,
    gained_ratings: 1,
    gained_stars: 5,
    gained_players: 1,
  });
  const before = await listGameStandings(app.db, { from: null, to: from });
  expect(before.find((each) => each.id === id)).toMatchObject({ gained_likes: 1, gained_players: 0 });
  expect(week).toHaveLength(2);
});

test('ratings, counts and ranks are worked out anew from the rows, and say what was wrong', async () => {
  await app.deliver();
  await recomputeGames(app.db);
  const before = await gameOf(app, id);
  const { rank, rating_rank: ratingRank } = await app.db
    .selectFrom('games')
    .select(['rank', 'rating_rank'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await recomputeGames(app.db)).wrong).toEqual([]);
  await sql`update game_stats set like_count = 99, rated_1 = 7, thread_count = 0, comment_count = 50 where game_id = ${id}`.execute(
    app.db,
  );
  await sql`update games set rank = 1, rating_rank = 1 where id = ${id}`.execute(app.db);
  await sql`update game_developers set game_count = 9`.execute(app.db);
  expect(await recomputeGames(app.db)).toMatchObject({ wrong: [id], developers: 1 });
  expect(await gameOf(app, id)).toEqual(before);
  const after = await app.db
    .selectFrom('games')
    .select(['rank', 'rating_rank'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ rank, rating_rank: ratingRank });
});
