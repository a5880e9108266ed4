import type { Guidance, SuggestedPerson } from '@zaojie/contract/guidance/guidance.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { createImage, createPost } from '../../../test/test-posts.ts';
import { addService } from '../storefronts/storefront-test-rig.ts';
import { firstStepsQuery } from './guidance.queries.ts';
import { suggestedQuery } from './suggested.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const guidanceOf = async (who: Person) =>
  (await app.get('/guidance/index', { token: who.token })).data as unknown as Guidance;
const close = (who: Person, part: string) => app.post('/guidance/close', { part }, { token: who.token });
const doneOf = async (who: Person) =>
  (await guidanceOf(who)).creator?.flatMap(({ step, is_done }) => (is_done ? [step] : []));

test('what was put away stays away, however often and at once it is said', async () => {
  const who = await createPerson(app);
  expect(await guidanceOf(who)).toMatchObject({ is_new: true });
  await Promise.all([close(who, 'welcome'), close(who, 'welcome'), close(who, 'creator')]);
  expect(await close(who, 'welcome')).toMatchObject({ code: 1 });
  expect(await guidanceOf(who)).toMatchObject({ is_new: false, creator: null });
  expect((await guidanceOf(who)).client).toHaveLength(3);
  expect(await close(who, 'everything')).toMatchObject({ code: 1000, msg: '没有这份引导' });
  expect(await guidanceOf(await createPerson(app))).toMatchObject({ is_new: true });
});

test('steps are done by what was really done', async () => {
  const who = await createPerson(app);
  expect(await doneOf(who)).toEqual([]);
  await addService(app, who);
  expect(await doneOf(who)).toEqual(['service']);
  await app.post('/profile/storefront/save', { types: [1] }, { token: who.token });
  expect(await doneOf(who)).toEqual(['service', 'schedule']);
  await sql`update users set shown_work_count = 1 where id = ${who.id}`.execute(app.db);
  await sql`insert into verified_people (user_id, is_creator) values (${who.id}, true)`.execute(app.db);
  expect((await guidanceOf(who)).creator).toBeNull();
});

const createTagged = async (who: Person, name: string) =>
  createPost(app, who, { media_urls: [await createImage(app, who)], tags: [{ id: -1, name }] });
const suggestedTo = async (who: Person) =>
  (await app.get('/guidance/people', { token: who.token })).data as unknown as SuggestedPerson[];

test('those who post under one’s tags come first; whoever is followed or kept away doesn’t', async () => {
  const [me, liked, near, kept] = [
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
    await createPerson(app),
  ];
  await createTagged(liked, '像素画');
  await createTagged(near, '水彩纸');
  await createTagged(kept, '水彩纸');
  await createTagged(me, '水彩纸');
  await sql`update users set like_count = 99 where id = ${liked.id}`.execute(app.db);
  const { rows } = await sql<{ id: number }>`select id from tags where name = '水彩纸'`.execute(app.db);
  await app.post('/posts/followTag', { tag_id: rows[0]?.id }, { token: me.token });
  await app.post('/user/block', { user_id: kept.id }, { token: me.token });
  const suggested = await suggestedTo(me);
  expect(suggested.map(({ id, tags }) => [id, tags])).toEqual([
    [near.id, ['水彩纸']],
    [liked.id, []],
  ]);
  expect(suggested[0]).toMatchObject({ works_count: 1 });
  await app.post(`/user/follow/${near.id}`, {}, { token: me.token });
  expect((await suggestedTo(me)).map(({ id }) => id)).toEqual([liked.id]);
});

test('both are answered by indexes', async () => {
  await sql`insert into users (username, username_key, email, mobile, password_hash, post_count, like_count)
    select 'grown' || n, 'grown' || n, null, null, '', 1, n from generate_series(1, 5000) n`.execute(app.db);
  await sql`analyze`.execute(app.db);
  for (const query of [firstStepsQuery(1), suggestedQuery({ viewerId: 1, top: [1, 2, 3], most: 5 })]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(app.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan on users\b/);
  }
});
