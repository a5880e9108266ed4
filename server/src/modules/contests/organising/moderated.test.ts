import type { ReportCase } from '@zaojie/contract/reports/report.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { contestOf, must, openContest, registerFor } from '../../../../test/test-contests.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';

let app: TestApp;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, admin] = [await createPerson(app), await createAdmin(app)];
});
afterAll(() => app.close());

async function caseOf(kind: string, id: number): Promise<ReportCase> {
  await app.deliver();
  const answer = await app.get(`/admin/reports?kind=${kind}`, { token: admin.token });
  const found = (answer.data['data'] as ReportCase[]).find((each) => each.target_id === id);
  if (!found) throw new Error(`no case of ${kind} ${id}`);
  return found;
}
const decide = (id: number, action: string) =>
  app.post('/admin/reports', { id, action, note: '看过了' }, { token: admin.token });
/** Without the hour that it was asked at. */
const shown = async (id: number) => ({ ...(await contestOf(app, id)), server_time: '' });
const amend = (id: number, change: object) =>
  must(app.post('/events/amend', { id, ...change }, { token: owner.token }));

test('what was said of an event after it was approved is taken away as a whole, and given back', async () => {
  const id = await openContest(app, { owner, admin });
  const approved = await shown(id);
  await amend(id, { addition: '画布不限横竖。' });
  await amend(id, { summary: '想要模板加微信', sponsors: [{ name: '颜料行', link: '' }] });
  const said = await shown(id);
  const { id: caseId, excerpt } = await caseOf('contest', id);
  expect(excerpt).toBe('想要模板加微信\n画布不限横竖。');
  expect(await decide(caseId, 'remove')).toMatchObject({ code: 1, data: { can: { undo: true } } });
  expect(await shown(id)).toEqual(approved);
  await amend(id, { addition: '截图也算。' });
  expect(await decide(caseId, 'undo')).toMatchObject({ code: 1 });
  const { additions, ...rest } = await shown(id);
  expect(rest).toEqual({ ...said, additions: undefined });
  expect(additions.map(({ text }) => text)).toEqual(['画布不限横竖。', '截图也算。']);
});

test('an event that nothing was said of since it was approved is ended elsewhere, with its prizes', async () => {
  const id = await openContest(app, { owner, admin });
  const reader = await createPerson(app);
  const report = { kind: 'contest', target_id: id, reason: 'spam', description: '' };
  expect(await app.post('/report/add', report, { token: reader.token })).toMatchObject({ code: 1 });
  const { id: caseId } = await caseOf('contest', id);
  expect(await decide(caseId, 'remove')).toMatchObject({ code: 2577 });
  expect(await decide(caseId, 'warn')).toMatchObject({ code: 1 });
});

test('a team whose name is taken away goes by its captain, until it is given back or named anew', async () => {
  const id = await openContest(app, { owner, admin });
  const captain = await createPerson(app);
  const teamId = await registerFor(app, id, captain, '加微信小队');
  const shownName = async () => {
    const standing = await app.get(`/events/registration?id=${id}`, { token: captain.token });
    return (standing.data['team'] as { shown_name: string }).shown_name;
  };
  const { id: caseId } = await caseOf('team', teamId);
  const report = { kind: 'team', target_id: teamId, reason: 'spam', description: '' };
  expect(await app.post('/report/add', report, { token: owner.token })).toMatchObject({ code: 2571 });
  expect(await decide(caseId, 'remove')).toMatchObject({ code: 1 });
  expect(await shownName()).not.toContain('加微信');
  expect(await decide(caseId, 'undo')).toMatchObject({ code: 1 });
  expect(await shownName()).toBe('加微信小队');
});
