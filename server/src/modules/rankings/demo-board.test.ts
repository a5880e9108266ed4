import type { Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createProgram, putBuild } from '../../../test/test-programs.ts';
import { computeRankings } from './index.ts';

const DAY = 86_400;
let app: TestApp;
let owner: Person;
let fan: Person;
let ids: Record<'puzzle' | 'action' | 'still', number>;
beforeAll(async () => {
  app = await startTestApp();
  [owner, fan] = [await createPerson(app), await createPerson(app)];
  const make = async (title: string, genre: number) => {
    const id = await createProgram(app, owner, { title, genre_ids: [genre] });
    await putBuild(app, owner, id);
    return id;
  };
  ids = {
    puzzle: await make('解谜的', 4),
    action: await make('动作的', 6),
    still: await make('没人玩的', 4),
  };
  const like = (who: Person, id: number) =>
    app.post('/program/likeDemo', { id, liked: true }, { token: who.token });
  await like(fan, ids.puzzle);
  await like(await createPerson(app), ids.action);
  await like(fan, ids.action);
  // The maker's own doesn't count.
  await like(owner, ids.still);
  await app.post('/program/playDemo', { id: ids.puzzle }, { token: fan.token });
  await app.services.views.flush();
  app.passSeconds(2 * DAY);
  await computeRankings(app.db, app.services.now());
});
afterAll(() => app.close());

const board = async (query: string, viewer?: Person) =>
  (await app.get(`/ranking/index?tab=demos&${query}`, viewer && { token: viewer.token }))
    .data as unknown as Ranking;
const names = (ranking: Ranking) => ranking.demos.map(({ title }) => title);

test('by likes and plays, each in its own list too', async () => {
  const all = await board('period=week');
  expect(names(all)).toEqual(['动作的', '解谜的']);
  expect(all.demos[0]).toMatchObject({
    id: ids.action,
    status: 'open',
    statusText: '可试玩',
    likes: 2,
    tags: ['动作'],
  });
  expect(all.demos[0]).not.toHaveProperty('makerId');
  expect(names(await board('sub=puzzle'))).toEqual(['解谜的']);
  expect(names(await board('sub=role_playing'))).toEqual([]);
  expect((await board('period=all')).total).toBe(2);
});

test('whoever blocked the maker doesn’t see theirs', async () => {
  await app.post('/user/block', { user_id: owner.id }, { token: fan.token });
  expect(names(await board('period=week', fan))).toEqual([]);
});
