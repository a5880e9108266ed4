import type { PublicUser } from '@zaojie/contract/users/user.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { followeesQuery, followersQuery } from './follow-list.queries.ts';

let app: TestApp;
let star: Person;
let fans: Person[];
beforeAll(async () => {
  app = await startTestApp();
  star = await createPerson(app);
  fans = await Promise.all(Array.from({ length: 5 }, () => createPerson(app)));
  for (const fan of fans) await app.post(`/user/follow/${star.id}`, {}, { token: fan.token });
}, 60_000);
afterAll(() => app.close());

type Page = { data: PublicUser[]; total: number; next_cursor: string | null };
const page = async (kind: 'followers' | 'following', of: Person, query = '', viewer?: Person) =>
  (await app.get(`/user/${kind}/${of.id}?${query}`, viewer ? { token: viewer.token } : {}))
    .data as unknown as Page;
const idsOf = ({ data }: Page) => data.map(({ id }) => id);

test('followers come page by page, the latest first, none twice', async () => {
  const first = await page('followers', star, 'per_page=2');
  const second = await page('followers', star, `per_page=2&cursor=${first.next_cursor}`);
  const third = await page('followers', star, `per_page=2&cursor=${second.next_cursor}`);
  expect([first, second, third].flatMap(idsOf)).toEqual(fans.map(({ id }) => id).toReversed());
  expect(first.total).toBe(5);
  expect(third.next_cursor).toBeNull();
  expect(idsOf(await page('followers', star, 'per_page=2&page=2'))).toEqual(idsOf(second));
  expect(idsOf(await page('followers', star, 'per_page=2&cursor=rubbish'))).toEqual(idsOf(first));
});

test('so do those whom somebody follows', async () => {
  const [fan = star] = fans;
  for (const other of fans.slice(1)) await app.post(`/user/follow/${other.id}`, {}, { token: fan.token });
  const first = await page('following', fan, 'per_page=3');
  const rest = await page('following', fan, `per_page=3&cursor=${first.next_cursor}`);
  const followed = [star, ...fans.slice(1)].map(({ id }) => id);
  expect([...idsOf(first), ...idsOf(rest)]).toEqual(followed.toSorted((a, b) => b - a));
});

test('who blocked the viewer or was blocked isn’t in a list, and a blocker has none', async () => {
  const [viewer, blocked, blocker] = [await createPerson(app), fans[1] ?? star, fans[2] ?? star];
  await app.post('/user/block', { user_id: blocked.id }, { token: viewer.token });
  await app.post('/user/block', { user_id: viewer.id }, { token: blocker.token });
  const shown = idsOf(await page('followers', star, '', viewer));
  expect(shown).toHaveLength(3);
  expect(shown).not.toContain(blocked.id);
  expect(shown).not.toContain(blocker.id);
  for (const kind of ['followers', 'following']) {
    const answer = await app.get(`/user/${kind}/${blocker.id}`, { token: viewer.token });
    expect(answer).toMatchObject({ msg: '用户不存在' });
  }
});

test('a list of thousands reads only as much as it shows', async () => {
  await sql`insert into users (username, username_key) select 'many' || n, 'many' || n from generate_series(1, 5000) n`.execute(
    app.db,
  );
  const many = sql`select id from users where username_key like 'many%'`;
  await sql`insert into follows (follower_id, followee_id) select id, ${star.id} from (${many}) m`.execute(
    app.db,
  );
  await sql`insert into follows (follower_id, followee_id) select ${star.id}, id from (${many}) m`.execute(
    app.db,
  );
  await sql`analyze`.execute(app.db);
  const at = { limit: 20, offset: 0, viewerId: fans[0]?.id ?? 0 };
  const lists = [
    followersQuery(app.db, star.id, { ...at, after: null }),
    followersQuery(app.db, star.id, { ...at, after: { micros: Date.now() * 1000, userId: 3000 } }),
    followeesQuery(app.db, star.id, { ...at, before: null }),
    followeesQuery(app.db, star.id, { ...at, before: 3000 }),
  ];
  for (const list of lists) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers) ${list}`.execute(app.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (users|follows)\b/);
    expect(Number(/shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(500);
  }
});
