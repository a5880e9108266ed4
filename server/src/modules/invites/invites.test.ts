import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  createPerson,
  newMobile,
  PASSWORD,
  requestCode,
  signIn,
  type Person,
} from '../../../test/test-people.ts';
import { createPost } from '../../../test/test-posts.ts';
import { transaction } from '../../db/transaction.ts';
import { countInvitation } from './index.ts';
import { inviteesQuery } from './invite.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let counter = 0;
async function registerWith(code: unknown, headers: Record<string, string> = {}): Promise<Person> {
  const n = ++counter;
  const mobile = newMobile();
  const form = {
    username: `friend_${n}`,
    email: `friend${n}@example.com`,
    mobile,
    code: await requestCode(app, mobile),
    password: PASSWORD,
    invite_code: code,
  };
  const answer = await app.post('/user/register', form, { headers });
  expect(answer).toMatchObject({ code: 1 });
  await app.deliver();
  const username = form.username;
  return { id: Number(answer.data['id']), username, token: await signIn(app, username) };
}
const overviewOf = async ({ token }: Person) => (await app.get('/invite/mine', { token })).data;
const scoreOf = async ({ id }: Person) =>
  (await app.db.selectFrom('users').select('score').where('id', '=', id).executeTakeFirstOrThrow()).score;

test('a code is one’s own for good, also when it is asked for at once', async () => {
  const person = await createPerson(app);
  const codes = await Promise.all([1, 2, 3, 4].map(async () => (await overviewOf(person))['code']));
  expect(new Set(codes).size).toBe(1);
});

test('a friend counts with the first post, once, and is listed', async () => {
  const inviter = await createPerson(app);
  const { code } = await overviewOf(inviter);
  const friend = await registerWith(code);
  expect(await overviewOf(inviter)).toMatchObject({ registered: 1, counted: 0, points: 0 });
  await createPost(app, friend);
  await createPost(app, friend);
  await app.deliver();
  expect(await overviewOf(inviter)).toMatchObject({ registered: 1, counted: 1, points: 10 });
  expect(await scoreOf(inviter)).toBe(10);
  const list = (await app.get('/invite/list', { token: inviter.token })).data['data'];
  expect(list).toMatchObject([{ id: friend.id, nickname: friend.username }]);
  const told = await app.get('/message/notifications?type=system', { token: inviter.token });
  expect(told.raw).toContain('发了第一篇帖子');
});

test('told by many at once it is one friend and ten points', async () => {
  const inviter = await createPerson(app);
  const friend = await registerWith((await overviewOf(inviter))['code']);
  const tell = () => transaction(app.db, (tx) => countInvitation(tx, app.services, friend.id));
  await Promise.all(Array.from({ length: 8 }, tell));
  expect(await overviewOf(inviter)).toMatchObject({ counted: 1, points: 10 });
  expect(await scoreOf(inviter)).toBe(10);
});

test('codes that are nobody’s, rubbish or left out keep nobody from registering', async () => {
  for (const code of ['ZZZZZZZZ', 'no such code', '', null, 7, undefined]) await registerWith(code);
});

test('who registers from the inviter’s own browser has invited themselves, and nobody counts', async () => {
  const inviter = await createPerson(app);
  const { code } = await overviewOf(inviter);
  const signedIn = await app.post('/user/login', { account: inviter.username, password: PASSWORD });
  const [cookie = ''] = [signedIn.headers['set-cookie']].flat().map(String);
  await registerWith(code, { cookie: cookie.split(';')[0] ?? '' });
  expect(await overviewOf(inviter)).toMatchObject({ registered: 0 });
  await registerWith(code);
  expect(await overviewOf(inviter)).toMatchObject({ registered: 1 });
});

test('a page of friends is read by its index', async () => {
  const inviter = await createPerson(app);
  const crowd = await createPerson(app);
  await fillTable(
    app.db,
    'users',
    sql`insert into users (username, username_key, nickname)
      select 'crowd' || n, 'crowd' || n, '' from generate_series(1, 20000) n`,
  );
  await fillTable(
    app.db,
    'invitations',
    sql`insert into invitations (invitee_id, inviter_id, joined_at)
      select id, case when id % 4 = 0 then ${inviter.id}::bigint else ${crowd.id} end, now()
      from users where username like 'crowd%'`,
  );
  await sql`analyze users, invitations`.execute(app.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
    ${inviteesQuery({ userId: inviter.id, beforeId: 1_000_000, limit: 21 })}`.execute(app.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('invitations_of_inviter');
  expect(plan).not.toMatch(/Seq Scan/);
});
