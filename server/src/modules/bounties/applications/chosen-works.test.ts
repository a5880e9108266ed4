import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicationOf, applyTo, createBounty } from '../../../../test/test-bounties.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { hangWork } from '../../works/work-test-rig.ts';

let app: TestApp;
let owner: Person;
let creator: Person;
let bountyId: number;
let works: number[];
beforeAll(async () => {
  app = await startTestApp();
  [owner, creator] = [await createPerson(app), await createPerson(app)];
  works = [
    await hangWork(app, creator, { title: '碧海' }),
    await hangWork(app, creator, { title: '金波' }),
    await hangWork(app, creator, { title: '藏着的', visibility: 'hidden' }),
  ];
});
beforeEach(async () => {
  bountyId = await createBounty(app, owner);
});
afterAll(() => app.close());

const [first, second, hidden] = [0, 1, 2].map((n) => () => works[n] ?? 0) as [
  () => number,
  () => number,
  () => number,
];
const titlesOf = (application: unknown) => (application as Application).works.map(({ title }) => title);
const rows = () =>
  app.db.selectFrom('bounty_applications').select('id').where('bounty_id', '=', bountyId).execute();

test('the publisher sees the chosen works in their order, with their pictures', async () => {
  const answer = await applyTo(app, creator, bountyId, { work_ids: [second(), first(), second()] });
  expect(answer).toMatchObject({ code: 1 });
  const seen = await applicationOf(app, answer.data['id'] as number, owner);
  expect(seen.works).toMatchObject([
    { id: second(), title: '金波', picture: { width: 480, height: 320 } },
    { id: first(), title: '碧海' },
  ]);
  const received = await app.get(`/bounty/receivedapplications?bounty_id=${bountyId}`, {
    token: owner.token,
  });
  expect((received.data['data'] as Application[]).map(titlesOf)).toEqual([['金波', '碧海']]);
});

test.each<[string, () => unknown, string]>([
  ['a hidden one', () => [first(), hidden()], '只能附上自己公开的作品，请重新选择'],
  ['none there', () => [999_999], '只能附上自己公开的作品，请重新选择'],
  ['too many', () => [1, 2, 3, 4, 5, 6, 7], '最多只能附上6件作品'],
  ['rubbish', () => ['x'], '作品ID格式不正确'],
  ['no list', () => 'x', '作品ID格式不正确'],
])('%s is refused and nothing is kept', async (_, ids, msg) => {
  expect(await applyTo(app, creator, bountyId, { work_ids: ids() })).toMatchObject({ status: 200, msg });
  expect(await rows()).toEqual([]);
});

test('somebody else’s are not one’s own', async () => {
  const other = await createPerson(app);
  expect(await applyTo(app, other, bountyId, { work_ids: [first()] })).toMatchObject({ code: 2032 });
  expect(await rows()).toEqual([]);
});

test('an edit that says nothing of works keeps them; an empty list takes them off', async () => {
  const { data } = await applyTo(app, creator, bountyId, { work_ids: [first()] });
  const edit = async (change: object) =>
    (await app.post('/bounty/editApplication', { id: data['id'], ...change }, { token: creator.token })).data;
  expect(titlesOf(await edit({ price: 4200 }))).toEqual(['碧海']);
  expect(titlesOf(await edit({ work_ids: [second()] }))).toEqual(['金波']);
  expect(titlesOf(await edit({ work_ids: [] }))).toEqual([]);
});

test('a work that is hidden later is gone from there, and comes back with it', async () => {
  const { data } = await applyTo(app, creator, bountyId, { work_ids: [first(), second()] });
  const show = (visibility: string) =>
    app.post('/profile/works/edit', { id: first(), visibility }, { token: creator.token });
  const seen = async () => titlesOf(await applicationOf(app, data['id'] as number, owner));
  await show('hidden');
  expect(await seen()).toEqual(['金波']);
  await show('public');
  expect(await seen()).toEqual(['碧海', '金波']);
});
