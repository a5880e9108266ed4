import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bountyOf, createApplication, createBounty, manage, market } from '../../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { transaction } from '../../../db/transaction.ts';
import { setEnterprise } from '../record.queries.ts';
import { cellOf } from './cells.rules.ts';

let app: TestApp;
let owner: Person;
let company: Person;
let creator: Person;
const ids: Record<string, number> = {};
beforeAll(async () => {
  app = await startTestApp();
  [owner, company, creator] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  await transaction(app.db, (tx) => setEnterprise(tx, company.id, true));
  const make = async (name: string, who: Person, form: Record<string, unknown>) => {
    ids[name] = await createBounty(app, who, form);
  };
  await make('closed', owner, { category: 1, style: 1 });
  await manage(app, owner, ids['closed'] ?? 0, 'close');
  await make('personal', owner, { category: 1, style: 1 });
  await make('commercial', owner, { category: 2, style: 1, is_commercial: 1 });
  await make('company', company, { category: 2, style: 5 });
  await make('applied', owner, { category: 2, style: 5 });
  await createApplication(app, creator, ids['applied'] ?? 0);
});
afterAll(() => app.close());

const names = async (query: string, viewer?: Person) => {
  const found = (await market(app, query, viewer)).data.map(({ id }) => id);
  return found.map((id) => Object.keys(ids).find((name) => ids[name] === id));
};

test('each bounty lies in the cell that the filters reckon with', async () => {
  const { rows } = await sql<{
    category: number;
    style: number;
    source: number;
    has_applicants: boolean;
    cell: number;
  }>`select category, style, source, has_applicants, cell from bounties`.execute(app.db);
  for (const { has_applicants: hasApplicants, cell, ...row } of rows) {
    expect(cellOf({ ...row, hasApplicants })).toBe(cell);
  }
});

describe('filters work alone and together; what still recruits comes first', () => {
  test.each([
    ['', ['applied', 'company', 'commercial', 'personal', 'closed']],
    ['category=2', ['applied', 'company', 'commercial']],
    ['category=character_design&style=anime', ['applied', 'company']],
    ['category=角色设计&style=写实', ['commercial']],
    ['style=1', ['commercial', 'personal', 'closed']],
    ['business=business', ['company', 'commercial']],
    ['business=personal', ['applied', 'personal', 'closed']],
    ['is_enterprise=1', ['company']],
    ['is_enterprise=true&category=1', []],
    ['business=personal&is_enterprise=1', []],
    ['no_applicants=1', ['company', 'commercial', 'personal', 'closed']],
    ['no_applicants=1&character_design=1', ['company', 'commercial']],
    ['character_design=1&category=1', []],
    ['character_design=1&style=5&business=business&is_enterprise=1&no_applicants=1', ['company']],
    ['category=rubbish&style=99&business=x&order=y&per_page=-1&cursor=!!', null],
  ])('%s', async (query, expected) => {
    const all = ['applied', 'company', 'commercial', 'personal', 'closed'];
    expect(await names(query)).toEqual(expected ?? all);
  });
});

test('pages by number and by cursor hold the same, each once, with the total', async () => {
  for (const order of ['new', 'hot']) {
    for (const filter of ['', '&no_applicants=0&business=business', '&style=1']) {
      const all = (await market(app, `order=${order}${filter}&per_page=50`)).data.map(({ id }) => id);
      const numbered: number[] = [];
      const followed: number[] = [];
      let cursor: string | null = '';
      for (let page = 1; page <= all.length; page++) {
        const byNumber = await market(app, `order=${order}${filter}&per_page=1&page=${page}`);
        expect(byNumber).toMatchObject({ total: all.length, last_page: all.length, current_page: page });
        numbered.push(...byNumber.data.map(({ id }) => id));
        const byCursor = await market(app, `order=${order}${filter}&per_page=1&cursor=${cursor}`);
        followed.push(...byCursor.data.map(({ id }) => id));
        cursor = byCursor.next_cursor;
      }
      expect([numbered, followed]).toEqual([all, all]);
    }
  }
});

test('hot is moved by applications and favourites, and undone with them', async () => {
  await app.deliver();
  expect((await names('order=hot'))[0]).toBe('applied');
  const fans = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)));
  const press = (path: string) =>
    Promise.all(fans.map((fan) => app.post(path, { bounty_id: ids['personal'] }, { token: fan.token })));
  await press('/bounty/favorite');
  await app.deliver();
  expect((await names('order=hot'))[0]).toBe('personal');
  await press('/bounty/unfavorite');
  await app.deliver();
  expect((await names('order=hot'))[0]).toBe('applied');
});

test('a view counts once per viewer and day, and warms', async () => {
  const id = ids['commercial'] ?? 0;
  for (let n = 0; n < 3; n++) await bountyOf(app, id, creator);
  await app.services.views.flush();
  expect((await bountyOf(app, id)).view_count).toBe(1);
});

test('favourites: told, counted, listed, and repeated without effect', async () => {
  const fan = await createPerson(app);
  const press = (path: string, id = ids['company']) =>
    app.post(path, { bounty_id: id }, { token: fan.token });
  expect(await press('/bounty/favorite')).toMatchObject({
    code: 1,
    msg: '已收藏',
    data: { is_favorite: true, favorites_count: 1 },
  });
  expect(await press('/bounty/favorite')).toMatchObject({ data: { favorites_count: 1 } });
  await press('/bounty/favorite', ids['personal']);
  expect((await bountyOf(app, ids['company'] ?? 0, fan)).is_favorite).toBe(true);
  const kept = await app.get('/bounty/favorites?per_page=1', { token: fan.token });
  expect(kept.data).toMatchObject({ total: 2, data: [{ id: ids['personal'], is_favorite: true }] });
  const rest = await app.get(`/bounty/favorites?per_page=1&cursor=${String(kept.data['next_cursor'])}`, {
    token: fan.token,
  });
  expect(rest.data).toMatchObject({ data: [{ id: ids['company'] }] });
  expect(await press('/bounty/unfavorite')).toMatchObject({
    msg: '已取消收藏',
    data: { is_favorite: false, favorites_count: 0 },
  });
  expect(await press('/bounty/unfavorite')).toMatchObject({ data: { favorites_count: 0 } });
  expect(await press('/bounty/favorite', 999_999)).toMatchObject({ code: 2001 });
});

test('one person twenty times at once: the count equals the rows', async () => {
  const [fan, id] = [await createPerson(app), ids['commercial'] ?? 0];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      app.post(n % 2 ? '/bounty/unfavorite' : '/bounty/favorite', { bounty_id: id }, { token: fan.token }),
    ),
  );
  const rows = await app.db.selectFrom('bounty_favorites').selectAll().where('bounty_id', '=', id).execute();
  expect((await bountyOf(app, id)).favorites_count).toBe(rows.length);
});

test('following the publisher is following a person', async () => {
  const fan = await createPerson(app);
  const press = (path: string) => app.post(path, { creator_id: owner.id }, { token: fan.token });
  expect(await press('/bounty/follow')).toMatchObject({ msg: '已关注', data: { is_followed: true } });
  expect((await app.get(`/api/user/${owner.id}`, { token: fan.token })).data).toMatchObject({
    is_followed: true,
  });
  expect((await bountyOf(app, ids['personal'] ?? 0, fan)).is_following).toBe(true);
  expect(await press('/bounty/unfollow')).toMatchObject({ msg: '已取消关注', data: { is_followed: false } });
});

test('categories count what recruits', async () => {
  const { data } = await app.get('/bounty/categories');
  expect(data).toMatchObject([
    { id: 1, name: '插画', word: 'illustration', count: 1 },
    { id: 2, name: '角色设计', word: 'character_design', count: 3 },
    { id: 3, count: 0 },
    { id: 4, count: 0 },
    { id: 5, count: 0 },
    { id: 6, count: 0 },
  ]);
});

test('nothing of people whom the viewer keeps away', async () => {
  const viewer = await createPerson(app);
  await app.post('/user/block', { user_id: owner.id }, { token: viewer.token });
  expect(await names('', viewer)).toEqual(['company']);
  expect((await bountyOf(app, ids['company'] ?? 0, viewer)).similar).toEqual([]);
});

test('similar ones recruit, share the category, and those of the same style come first', async () => {
  const { similar } = await bountyOf(app, ids['company'] ?? 0);
  expect(similar.map(({ id }) => id)).toEqual([ids['applied'], ids['commercial']]);
});

test('enterprises are shown as such at once, on what they published before too', async () => {
  const firm = await createPerson(app);
  const id = await createBounty(app, firm);
  await transaction(app.db, (tx) => setEnterprise(tx, firm.id, true));
  expect(await bountyOf(app, id)).toMatchObject({ is_enterprise: true });
});

test('a page takes two statements, one more for the token, and a detail two', async () => {
  await market(app, 'category=2');
  for (const query of ['', 'category=2', 'order=hot&style=5&is_enterprise=1']) {
    app.queries.length = 0;
    await market(app, query, creator);
    expect(app.queries.length).toBeLessThanOrEqual(3);
  }
  app.queries.length = 0;
  await bountyOf(app, ids['company'] ?? 0, creator);
  expect(app.queries.length).toBeLessThanOrEqual(3);
});
