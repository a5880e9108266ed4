import { programOrderNames, roleApplicationStatusNames } from '@zaojie/contract/programs/program-words';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTable } from '../../../../test/fill-table.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { devlogsQuery } from '../detail/devlog.queries.ts';
import { mineQuery } from '../own/list-mine.ts';
import { applicationsQuery } from '../people/application-rows.ts';
import { manageQuery } from '../people/get-manage.ts';
import { invitationsQuery } from '../people/invitation-rows.ts';
import { invitationIds, receivedIds, sentIds, waitingQuery } from '../people/list-people.ts';
import { groupsQuery } from './list-categories.ts';
import { countQuery, listQuery, type ListShape } from './list.queries.ts';

const MANY = 100_000;

let app: TestApp;
let viewer: Person;
let maker: Person;
let first: number;

beforeAll(async () => {
  app = await startTestApp();
  [viewer, maker] = [await createPerson(app), await createPerson(app)];
  await fillTable(
    app.db,
    'users',
    sql`insert into users (username, username_key) select 'seed_' || n, 'seed_' || n from generate_series(1, 1000) n`,
  );
  const { id: teamId } = await app.db
    .insertInto('program_teams')
    .values({ user_id: maker.id, name: '团队', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cover = JSON.stringify({ url: '/files/a.webp', width: 1, height: 1, blur: '', widths: [] });
  await fillTable(
    app.db,
    'programs',
    sql`
      insert into programs (user_id, team_id, title, summary, pitch, stage, engine, genre_mask, cover, status, open_mask,
        open_count, published_at, active_at, rank, created_at, updated_at)
      select (select max(id) from users) - n % 1000, ${teamId}, '项目' || n || chr(0x4e00 + n % 3000), '一句话' || n % 977, 'p',
        (array['idea', 'prototype', 'developing', 'polishing', 'released'])[1 + n % 5],
        (array['godot', 'unity', 'unreal', 'cocos', 'rpgmaker', 'renpy', 'phaser', 'love', 'own', 'other'])[1 + n % 10],
        1 << (1 + n % 12), ${cover}::jsonb, case when n % 50 = 0 then 'draft' else 'published' end,
        case when n % 3 = 0 then 0 else 1 << (n % 27) end, n % 3, now() - n * interval '1 minute',
        now() - (n::bigint * 7919 % 100003) * interval '1 minute', (n::bigint * 104729 % 50021) * 0.001, now(), now()
      from generate_series(1, ${MANY}::int) n`,
  );
  await fillTable(
    app.db,
    'program_stats',
    sql`insert into program_stats (program_id) select id from programs`,
  );
  await fillTable(
    app.db,
    'program_roles',
    sql`
      insert into program_roles (program_id, name, discipline, pay, places, position)
      select id, '程序', 'programming', 'paid', 2, 0 from programs`,
  );
  // Of each project its owner, and of every two hundredth the viewer.
  await fillTable(
    app.db,
    'program_members',
    sql`
      insert into program_members (program_id, user_id, joined_at)
      select id, user_id, now() from programs union all select id, ${viewer.id}::bigint, now() from programs where id % 2000 = 0`,
  );
  ({ id: first } = await app.db
    .selectFrom('programs')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('id')
    .executeTakeFirstOrThrow());
  await fillTable(
    app.db,
    'program_applications',
    sql`
      insert into program_applications (program_id, role_id, user_id, owner_id, message, status, created_at, decided_at)
      select r.program_id, r.id, case when n % 20 = 0 then ${viewer.id}::bigint else (select max(id) from users) - n % 1000 end,
        case when n % 20 = 1 then ${viewer.id}::bigint else ${maker.id} end, 'm',
        (array['applied', 'accepted', 'declined', 'withdrawn'])[1 + n % 4], now(), case when n % 4 > 0 then now() end
      from generate_series(1, ${MANY}::int) n join program_roles r on r.id = n`,
  );
  await fillTable(
    app.db,
    'program_invitations',
    sql`
      insert into program_invitations (program_id, role_id, user_id, owner_id, status, created_at, expires_at, decided_at)
      select r.program_id, r.id, case when n % 20 = 0 then ${viewer.id}::bigint else (select max(id) from users) - n % 1000 end,
        case when n % 20 = 1 then ${viewer.id}::bigint else ${maker.id} end,
        (array['offered', 'accepted', 'declined', 'cancelled'])[1 + n % 4], now(), now(), case when n % 4 > 0 then now() end
      from generate_series(1, ${MANY}::int) n join program_roles r on r.id = n`,
  );
  await fillTable(
    app.db,
    'posts',
    sql`
      insert into posts (user_id, title, content, excerpt, summary, created_at, updated_at)
      select ${maker.id}::bigint, '日志' || n, 'c', 'c', 'c', now() - n * interval '1 minute', now() from generate_series(1, 10000) n`,
  );
  await fillTable(app.db, 'post_stats', sql`insert into post_stats (post_id) select id from posts`);
  await fillTable(
    app.db,
    'program_devlogs',
    sql`
      insert into program_devlogs (program_id, post_id, posted_at)
      select case when id % 2 = 0 then ${first}::bigint else ${first}::bigint + 1 end, id, created_at from posts`,
  );
  await sql`vacuum analyze programs, program_stats, program_roles, program_members, program_applications, program_invitations,
    program_devlogs, posts, post_stats, users`.execute(app.db);
}, 600_000);
afterAll(() => app.close());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${query}`.execute(app.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const tables = /Seq Scan on (programs|program_\w+|posts|post_stats)\b/;

/** What a page reads of each table, at most: everything else is passed over inside an index. */
function expectNoWalk(plan: string, most = 200): void {
  expect(plan.replaceAll(/Seq Scan on program_(demos|teams|follows|handovers)\b/g, '')).not.toMatch(tables);
  const read = [...plan.matchAll(/Scan.*\(actual time=\S+ rows=([\d.]+) loops=(\d+)\)/g)].map(
    ([, rows, loops]) => Number(rows) * Number(loops),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThanOrEqual(most);
}

const plain: Omit<ListShape, 'order'> = {
  limit: 13,
  offset: 0,
  hasViewer: true,
  isAfter: false,
  byStage: false,
  byEngine: false,
  byGenre: false,
  byOpening: false,
  byWords: false,
};
const values = (order = 'active') => ({
  viewerId: sql`${viewer.id}::bigint`,
  stage: sql`'prototype'`,
  engine: sql`'unity'`,
  genreMask: sql`${1 << 2}`,
  wantedMask: sql`${2 ** 27 - 1}`,
  grams: sql`${['项目', '目7', '77']}`,
  pattern: sql`'%项目77%'`,
  afterKey: order === 'hot' ? sql`'25'` : sql`'2020-01-01'`,
  afterId: sql`500`,
});
const indexOf = { active: 'programs_active', new: 'programs_newest', hot: 'programs_ranked' };
const either = [false, true];

describe.each(programOrderNames)('the list by %s', (order) => {
  test('every choice of filters is read from the index of its order, which carries what is asked', async () => {
    for (const byStage of either) {
      for (const byEngine of either) {
        for (const byGenre of either) {
          for (const byOpening of either) {
            const shape = { ...plain, order, byStage, byEngine, byGenre, byOpening };
            const plan = await planOf(listQuery(shape, values(order)));
            expect(plan).toMatch(new RegExp(`Index Only Scan(?: Backward)? using ${indexOf[order]}`));
            expectNoWalk(plan);
          }
        }
      }
    }
  }, 120_000);

  test('far down, and by words', async () => {
    expectNoWalk(await planOf(listQuery({ ...plain, order, isAfter: true }, values(order))));
    const plan = await planOf(listQuery({ ...plain, order, byWords: true }, values(order)));
    expect(plan).toContain('programs_words');
    expectNoWalk(plan, 2000);
  });
});

test('counting and the categories read indexes alone', async () => {
  const filters = { byStage: true, byEngine: true, byGenre: true, byOpening: true, byWords: false };
  for (const query of [countQuery(filters, values()), groupsQuery]) {
    const plan = await planOf(query);
    expect(plan).not.toMatch(tables);
    expect(plan).toContain('Index Only Scan');
  }
});

test('what somebody has, sent and received', async () => {
  const page = { before: null, limit: 11, offset: 0 };
  const far = { before: MANY / 2, limit: 11, offset: 0 };
  for (const place of [page, far]) {
    for (const status of [null, ...roleApplicationStatusNames]) {
      expectNoWalk(await planOf(applicationsQuery(sentIds(viewer.id, status, place))), 300);
      if (status === 'withdrawn') continue;
      const received = { ownerId: viewer.id, projectId: null, status };
      expectNoWalk(await planOf(applicationsQuery(receivedIds(received, place))), 300);
      const ofOne = { ...received, projectId: first };
      expectNoWalk(await planOf(applicationsQuery(receivedIds(ofOne, place))), 300);
    }
    for (const box of ['received', 'sent'] as const) {
      expectNoWalk(await planOf(invitationsQuery(invitationIds(viewer.id, box, place))), 300);
    }
  }
  for (const query of [
    manageQuery(viewer.id, new Date()),
    mineQuery({ userId: viewer.id, status: null }, { ...page, after: null }),
  ]) {
    expect(await planOf(query)).not.toMatch(
      /Seq Scan on (programs|program_(members|applications|invitations))\b/,
    );
  }
  expect(await planOf(waitingQuery(viewer.id))).toContain('program_applications_received_in_status');
}, 120_000);

test('a devlog of thousands, from the start and from far down', async () => {
  for (const after of [null, { moment: '2020-01-01 00:00:00+00', id: 5 }]) {
    const plan = await planOf(
      devlogsQuery({ programId: first, viewerId: viewer.id, limit: 7, offset: 0, after }),
    );
    expect(plan).toContain('program_devlogs_newest');
    expectNoWalk(plan);
  }
});

test.each([
  ['/program/index'],
  ['/program/index?order=hot&stage=idea&engine=unity&genre=3&discipline=music&pay=paid&keyword=项目&page=2'],
  ['/program/categories'],
  ['/program/manage'],
  ['/program/mine'],
  ['/program/applications'],
  ['/program/myApplications?status=applied'],
  ['/program/invitations'],
])('%s takes three statements at most', async (path) => {
  app.queries.length = 0;
  expect((await app.get(path, { token: viewer.token })).code).toBe(1);
  expect(app.queries.filter((query) => !query.includes('token_hash')).length).toBeLessThanOrEqual(3);
});

test('a project is one statement', async () => {
  app.queries.length = 0;
  expect((await app.get(`/program/detail?id=${first}`, { token: viewer.token })).code).toBe(1);
  expect(app.queries.filter((query) => !query.includes('token_hash')).length).toBe(1);
});
