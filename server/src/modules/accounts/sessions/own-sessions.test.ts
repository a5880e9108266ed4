import type { OwnSession } from '@zaojie/contract/accounts/account.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, signIn, type Person } from '../../../../test/test-people.ts';

let app: TestApp;
let me: Person;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  me = await createPerson(app);
});
afterAll(() => app.close());

const listOf = async (token: string) =>
  (await app.get('/user/sessions', { token })).data as unknown as OwnSession[];
const isIn = async (token: string) => (await app.get('/user/index', { token })).code === 1;

test('every device stands in the list, this one first and marked', async () => {
  const other = await signIn(app, me.username);
  const list = await listOf(other);
  expect(list.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(list[0]).toMatchObject({ label: '未知设备', kind: 'unknown' });
});

test('one device is put out by its owner, and nobody else’s', async () => {
  const other = await signIn(app, me.username);
  const [, first] = await listOf(other);
  const stranger = await createPerson(app);
  const end = (token: string, id = first?.id ?? 0) => app.post('/user/endSession', { id }, { token });
  expect(await end(stranger.token)).toMatchObject({ code: 2581 });
  expect(await end(me.token)).toMatchObject({ code: 2582 });
  expect(await end(other)).toMatchObject({ code: 1 });
  expect(await end(other)).toMatchObject({ code: 2581 });
  expect([await isIn(me.token), await isIn(other)]).toEqual([false, true]);
});

test('all the others are put out at once', async () => {
  const others = [await signIn(app, me.username), await signIn(app, me.username)];
  const answer = await app.post('/user/endOtherSessions', {}, { token: me.token });
  expect(answer).toMatchObject({ code: 1, data: { ended: 2 } });
  expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
  expect(await isIn(me.token)).toBe(true);
});
