import type { ReportCase } from '@zaojie/contract/reports/report.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { advance, entryForm, openContest, registerFor } from '../../../../test/test-contests.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';

let app: TestApp;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, admin] = [await createPerson(app), await createAdmin(app)];
});
afterAll(() => app.close());

type Place = { contestId: number; captain: Person };

/** A contest that runs, and somebody who takes part. */
async function start(): Promise<Place> {
  const contestId = await openContest(app, { owner, admin });
  const captain = await createPerson(app);
  await registerFor(app, contestId, captain);
  await advance(app, contestId, admin);
  return { contestId, captain };
}

async function save({ contestId, captain }: Place, change: object): Promise<number> {
  const own = await app.get(`/events/submission?id=${contestId}`, { token: captain.token });
  const submissionId = own.data['id'] ?? 'new';
  const form = entryForm(contestId, { submission_id: submissionId, ...change });
  const answer = await app.post('/events/submission', form, { token: captain.token });
  expect(answer).toMatchObject({ code: 1 });
  return answer.data['id'] as number;
}

async function casesOf(entryId: number, state = 'open'): Promise<ReportCase[]> {
  await app.deliver();
  const answer = await app.get(`/admin/reports?kind=entry&state=${state}`, { token: admin.token });
  return (answer.data['data'] as ReportCase[]).filter(({ target_id: id }) => id === entryId);
}
const decide = (id: number, action: string) =>
  app.post('/admin/reports', { id, action, note: '看过了' }, { token: admin.token });
const HELD = { description: '想要原图加微信' };

test('a draft is nobody’s business; handed in, the moderators have it before the vote opens', async () => {
  const place = await start();
  const id = await save(place, { ...HELD, submit: false });
  expect(await casesOf(id)).toEqual([]);
  await save(place, { ...HELD, submit: true });
  const [found, ...others] = await casesOf(id);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    owner: { id: place.captain.id },
    excerpt: HELD.description,
    is_held: false,
    reports_count: 1,
    reports: [{ reporter: null, description: '碰到过滤的词：加微信' }],
    can: { remove: true },
  });
  const reader = await createPerson(app);
  const report = { kind: 'entry', target_id: id, reason: 'copyright', description: '' };
  expect(await app.post('/report/add', report, { token: reader.token })).toMatchObject({ code: 2571 });
  await advance(app, place.contestId, admin);
  expect(await app.post('/report/add', report, { token: reader.token })).toMatchObject({ code: 1 });
});

test('what the moderators take away is out of the contest, and its team reads why', async () => {
  const place = await start();
  const id = await save(place, { ...HELD, submit: true });
  const [found] = await casesOf(id);
  expect(await decide(found?.id ?? 0, 'remove')).toMatchObject({ code: 1 });
  const own = await app.get(`/events/submission?id=${place.contestId}`, { token: place.captain.token });
  expect(own.data).toMatchObject({ status: 'disqualified', can: { save: false } });
  expect(own.data['reason']).not.toBe('');
});

test('what they have let pass isn’t brought before them again for being saved, but for another word it is', async () => {
  const place = await start();
  const id = await save(place, { ...HELD, submit: true });
  const [found] = await casesOf(id);
  expect(await decide(found?.id ?? 0, 'dismiss')).toMatchObject({ code: 1 });
  await save(place, { ...HELD, title: '换个名字', submit: true });
  expect(await casesOf(id)).toEqual([]);
  await save(place, { description: '想要原图加微信，也有外挂', submit: true });
  expect(await casesOf(id)).toMatchObject([{ reports: [{ description: '碰到过滤的词：外挂' }] }]);
});

test('without such words nobody is asked', async () => {
  const place = await start();
  expect(await casesOf(await save(place, { submit: true }))).toEqual([]);
});
