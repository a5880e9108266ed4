import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { bountyOf, createBounty } from '../../../test/test-bounties.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { transaction } from '../../db/transaction.ts';
import { setVerified } from '../verifications/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const LICENCE = '91330106MA2CCYR07Q';
const call = (path: string, { token }: Person, body: object = {}) =>
  app.post(`/company/${path}`, body, { token });
type Own = {
  company: {
    id: number;
    licence_number: string;
    members: { user: { id: number }; joined_at: string | null }[];
  } | null;
  invitations: { company_id: number; name: string }[];
};
const own = async ({ token }: Person) => (await app.get('/company/mine', { token })).data as Own;
async function found(owner: Person, form: object = { name: '青岚工作室' }): Promise<number> {
  return (await call('save', owner, form)).data['company'] instanceof Object
    ? ((await own(owner)).company?.id ?? 0)
    : 0;
}

test('founded, invited, accepted, left: shown on the profile meanwhile', async () => {
  const [owner, friend] = [await createPerson(app), await createPerson(app)];
  const company_id = await found(owner, { name: '青岚工作室', licence_number: LICENCE.toLowerCase() });
  expect(await call('invite', owner, { who: friend.username, role: '美术' })).toMatchObject({ code: 1 });
  expect(await call('invite', owner, { who: friend.username })).toMatchObject({ code: 2672 });
  expect((await own(friend)).invitations).toMatchObject([{ company_id, name: '青岚工作室' }]);
  await app.deliver();
  const told = await app.get('/message/notifications?type=system', { token: friend.token });
  expect(told.raw).toContain('邀请你加入青岚工作室');
  expect(await call('answer', friend, { company_id, accept: true })).toMatchObject({ code: 1 });
  expect((await own(friend)).company).toMatchObject({ licence_number: '9133 **** 07Q' });
  expect((await own(owner)).company).toMatchObject({ licence_number: LICENCE });
  const label = async () => (await app.get(`/profile/basic?user_id=${friend.id}`)).data['company'];
  expect(await label()).toEqual({ name: '青岚工作室', is_verified: false });
  const bountyId = await createBounty(app, friend);
  const publisher = async () => (await bountyOf(app, bountyId)).publisher_info;
  expect(await publisher()).toMatchObject({ company: '' });
  await transaction(app.db, (tx) => setVerified(tx, owner.id, 'enterprise', true));
  expect(await label()).toEqual({ name: '青岚工作室', is_verified: true });
  expect(await publisher()).toMatchObject({ company: '青岚工作室' });
  expect(await call('dissolve', owner)).toMatchObject({ code: 2678 });
  expect(await call('leave', owner)).toMatchObject({ code: 2677 });
  expect(await call('leave', friend)).toMatchObject({ code: 1, data: { company: null } });
  expect(await label()).toBeNull();
  expect(await call('dissolve', owner)).toMatchObject({ code: 1, data: { company: null } });
});

test('one belongs to one company, also when two are accepted at once', async () => {
  const [one, other, friend] = [await createPerson(app), await createPerson(app), await createPerson(app)];
  const ids = [await found(one), await found(other)];
  for (const owner of [one, other]) await call('invite', owner, { who: friend.username });
  const answers = await Promise.all(
    ids.map((company_id) => call('answer', friend, { company_id, accept: true })),
  );
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 2673]);
});

test('a number belongs to one company, also when two are founded at once', async () => {
  const people = await Promise.all([1, 2, 3].map(() => createPerson(app)));
  const form = { name: '同名', licence_number: '91330106MA2CCYR08R' };
  const answers = await Promise.all(people.map((person) => call('save', person, form)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 2680, 2680]);
});

test('taken back while it was being accepted, an invitation is one or the other', async () => {
  const [owner, friend] = [await createPerson(app), await createPerson(app)];
  const company_id = await found(owner);
  await call('invite', owner, { who: friend.username });
  const [accepted, removed] = await Promise.all([
    call('answer', friend, { company_id, accept: true }),
    call('remove', owner, { user_id: friend.id }),
  ]);
  expect(removed.code).toBe(1);
  expect([1, 2675]).toContain(accepted.code);
  expect((await own(friend)).company).toBeNull();
  expect((await own(owner)).company?.members).toHaveLength(1);
});

test('nobody known, somebody apart, rubbish', async () => {
  const [owner, friend] = [await createPerson(app), await createPerson(app)];
  await found(owner);
  expect(await call('invite', owner, { who: 'nobody at all' })).toMatchObject({ code: 2679 });
  await app.post('/user/block', { user_id: owner.id }, { token: friend.token });
  expect(await call('invite', owner, { who: friend.username })).toMatchObject({ code: 2681 });
  expect(await call('save', owner, { name: '甲', licence_number: '123' })).toMatchObject({ code: 1000 });
});
