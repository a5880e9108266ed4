import type { BanAppeal } from '@zaojie/contract/sanctions/appeal.endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAdmin, createPerson, PASSWORD, type Person } from '../../../test/test-people.ts';

let app: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createAdmin(app);
});
beforeEach(async () => {
  person = await createPerson(app);
});
afterAll(() => app.close());

const ban = () =>
  app.post(
    '/admin/sanctions',
    { user_id: person.id, kind: 'ban', days: 7, reason: '盗图' },
    { token: admin.token },
  );
const login = () => app.post('/user/login', { account: person.username, password: PASSWORD });
async function banned(): Promise<string> {
  await ban();
  return (await login()).data['appeal_token'] as string;
}
const look = (token: string) => app.post('/appeal/look', { token });
const appeal = (token: string, words = '图是我自己画的') => app.post('/appeal/send', { token, words });
async function queue(state = 'open'): Promise<BanAppeal[]> {
  const answer = await app.get(`/admin/appeals?state=${state}`, { token: admin.token });
  return answer.data['data'] as BanAppeal[];
}
const waiting = async () => (await queue()).find((one) => one.person.id === person.id);
const decide = (id: number, verdict: string) =>
  app.post('/admin/appeals', { id, verdict, reason: '看过源文件' }, { token: admin.token });

test('who is shut out reads why with what signing in gave them, and appeals once', async () => {
  const token = await banned();
  expect(await look(token)).toMatchObject({
    code: 1,
    data: { reason: '盗图', appeal: null, can: { appeal: true } },
  });
  expect(await appeal(token, ' ')).toMatchObject({ code: 1000 });
  const answers = await Promise.all([1, 2, 3].map(() => appeal(token)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 2971, 2971]);
  expect(await look(token)).toMatchObject({ data: { appeal: { state: 'open' }, can: { appeal: false } } });
});

test('lifted: they are in again, and the log says who did it', async () => {
  await appeal(await banned());
  const { id = 0 } = (await waiting()) ?? {};
  const [first, second] = await Promise.all([decide(id, 'lift'), decide(id, 'keep')]);
  expect([first.code, second.code].toSorted((a, b) => a - b)).toEqual([1, 2973]);
  const isLifted = first.code === 1;
  expect((await login()).code).toBe(isLifted ? 1 : 1113);
});

test('kept: the reason stands where they read of the ban', async () => {
  const token = await banned();
  await appeal(token);
  await decide((await waiting())?.id ?? 0, 'keep');
  await app.deliver();
  expect((await login()).code).toBe(1113);
  expect(await look(token)).toMatchObject({ data: { appeal: { state: 'kept', answer: '看过源文件' } } });
  const deeds = await app.get('/admin/audit?subject=user', { token: admin.token });
  expect(deeds.raw).toContain('申诉后维持封禁');
});

test('lifting it elsewhere answers the appeal as well', async () => {
  await appeal(await banned());
  const { id } = await app.db
    .selectFrom('sanctions')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  await app.post('/admin/sanctions/lift', { id, reason: '误会' }, { token: admin.token });
  expect(await waiting()).toBeUndefined();
  expect((await queue('lifted'))[0]).toMatchObject({ answer: '误会' });
});

test.each([
  ['made up', (token: string) => token.replace(/\.\w+\./, '.9999999999.')],
  ['cut', (token: string) => token.slice(0, 20)],
  ['of nothing', () => ''],
])('a token that is %s opens nothing', async (_name, spoil) => {
  expect(await look(spoil(await banned()))).toMatchObject({ code: 2970 });
});

test('a token is good for an hour', async () => {
  const token = await banned();
  app.passSeconds(61 * 60);
  expect(await look(token)).toMatchObject({ code: 2970 });
  expect(await appeal(token)).toMatchObject({ code: 2970 });
});
