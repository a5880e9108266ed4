import type { EntryCard } from '@zaojie/contract/contests/entry.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  advance,
  contestFile,
  contestOf,
  entryForm,
  hours,
  joinTeam,
  openContest,
  registerFor,
  runDueJobs,
  submitFor,
} from '../../../../test/test-contests.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';
import { createImage } from '../../../../test/test-posts.ts';

let app: TestApp;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, admin] = [await createPerson(app), await createAdmin(app)];
});
afterAll(() => app.close());

const call = (path: string, body: object, who: Person) => app.post(path, body, { token: who.token });
const people = (number: number) => Promise.all(Array.from({ length: number }, () => createPerson(app)));

describe('teams', () => {
  test('solo or named; asked, joined, left, handed on, dissolved', async () => {
    const id = await openContest(app, { owner, admin });
    const [captain, mate, third, fourth] = (await people(4)) as [Person, Person, Person, Person];
    expect(await call('/events/register', { id, mode: 'team' }, captain)).toMatchObject({
      code: 1000,
      msg: '请填写队伍名称',
    });
    expect((await call('/events/register', { id, mode: 'solo' }, owner)).code).toBe(2823);
    const team = await registerFor(app, id, captain, '夜航');
    expect((await call('/events/register', { id, mode: 'solo' }, captain)).code).toBe(2814);
    const invite = (who: object, by = captain) => call('/events/team/invite', { team_id: team, ...who }, by);
    expect((await invite({ who: '没有这个人' })).code).toBe(2818);
    expect((await invite({ user_id: owner.id })).code).toBe(2823);
    expect((await invite({ user_id: mate.id }, mate)).code).toBe(2815);
    expect((await invite({ who: mate.username })).code).toBe(1);
    expect((await invite({ user_id: mate.id })).code).toBe(2814);
    expect((await app.get('/events/invitations', { token: mate.token })).data['data']).toMatchObject([
      { team_id: team, team_name: '夜航', captain: { id: captain.id }, members_count: 1 },
    ]);
    expect((await invite({ user_id: third.id })).code).toBe(1);
    expect(await invite({ user_id: fourth.id })).toMatchObject({ code: 2817, msg: '队伍已经满员，最多3人' });
    const answer = (who: Person, accept: boolean) =>
      call('/events/team/answer', { team_id: team, accept }, who);
    expect((await answer(fourth, true)).code).toBe(2821);
    expect((await answer(third, false)).code).toBe(1);
    // At once: joined once.
    const answers = await Promise.all([answer(mate, true), answer(mate, true)]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 2821]);
    expect(await contestOf(app, id)).toMatchObject({ participant_count: 2, team_count: 1 });
    expect((await call('/events/team/rename', { team_id: team, name: '新名' }, mate)).code).toBe(2816);
    expect((await call('/events/team/remove', { team_id: team, user_id: captain.id }, captain)).code).toBe(
      2825,
    );
    expect((await call('/events/team/leave', { team_id: team }, captain)).data).toMatchObject({ team: null });
    expect((await contestOf(app, id, mate)).my_team).toMatchObject({
      captain_id: mate.id,
      can: { invite: true },
    });
    expect((await call('/events/team/leave', { team_id: team }, mate)).code).toBe(1);
    expect(await contestOf(app, id)).toMatchObject({ participant_count: 0, team_count: 0 });
  });

  test('somebody who keeps the captain away isn’t asked; somebody in another team neither', async () => {
    const id = await openContest(app, { owner, admin });
    const [captain, away, taken] = (await people(3)) as [Person, Person, Person];
    await call('/user/block', { user_id: captain.id }, away);
    const team = await registerFor(app, id, captain, '夜航');
    await registerFor(app, id, taken);
    const invite = (who: Person) => call('/events/team/invite', { team_id: team, user_id: who.id }, captain);
    expect((await invite(away)).code).toBe(2819);
    expect((await invite(taken)).code).toBe(2820);
  });

  test('fifty register at once: everybody once, the counts right', async () => {
    const id = await openContest(app, { owner, admin });
    const crowd = await people(50);
    const register = (who: Person) => call('/events/register', { id, mode: 'solo' }, who);
    const answers = await Promise.all(crowd.flatMap((who) => [register(who), register(who)]));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(50);
    expect(answers.filter(({ code }) => code === 2814)).toHaveLength(50);
    expect(await contestOf(app, id)).toMatchObject({ participant_count: 50, team_count: 50 });
  }, 60_000);

  test('before it opens, and from its start on, nobody registers', async () => {
    const id = await openContest(app, { owner, admin });
    const [early, late] = (await people(2)) as [Person, Person];
    const opens = new Date(app.services.now().getTime() + 3_600_000);
    await app.db.updateTable('contests').set({ registration_opens_at: opens }).where('id', '=', id).execute();
    expect((await call('/events/register', { id, mode: 'solo' }, early)).code).toBe(2812);
    await advance(app, id, admin);
    expect((await call('/events/register', { id, mode: 'solo' }, late)).code).toBe(2813);
  });
});

describe('entries', () => {
  test('one a team, whoever of it writes; its files are its own', async () => {
    const id = await openContest(app, { owner, admin });
    const [captain, mate, stranger] = (await people(3)) as [Person, Person, Person];
    await joinTeam(app, await registerFor(app, id, captain, '夜航'), captain, mate);
    await registerFor(app, id, stranger);
    await advance(app, id, admin);
    const [picture, foreign, file] = [
      await createImage(app, captain),
      await createImage(app, stranger),
      await contestFile(app, captain),
    ];
    const save = (change: object, who = captain) =>
      call('/events/submission', entryForm(id, { ...change }), who);
    expect((await save({ screenshots: [foreign] })).code).toBe(2835);
    expect((await save({ upload_id: await contestFile(app, stranger) })).code).toBe(2836);
    expect((await save({ link: 'ftp://example.com' })).code).toBe(1000);
    const { data } = await save({ link: '', screenshots: [picture], upload_id: file, submit: false });
    expect(data).toMatchObject({
      status: 'draft',
      file: { name: '暮光浮岛.zip' },
      screenshots: [{ url: picture }],
    });
    const entryId = Number(data['id']);
    const answer = await save({ submission_id: entryId, link: '', screenshots: [picture] }, mate);
    expect(answer.data).toMatchObject({
      id: entryId,
      status: 'submitted',
      screenshots: [{ url: picture }],
      file: { size: 6 },
    });
    expect((await save({ upload_id: await contestFile(app, stranger), submit: false }, stranger)).code).toBe(
      1,
    );
    expect((await save({ submission_id: 999_999 })).code).toBe(2831);
    expect((await save({ submission_id: entryId }, stranger)).code).toBe(2831);
    expect(
      (await app.get(`/events/submission?id=${id}&submission_id=${entryId}`, { token: stranger.token })).code,
    ).toBe(2831);
    expect((await app.get(`/events/submission?id=${id}`, { token: admin.token })).code).toBe(2811);
    expect((await call('/events/download', { entry_id: entryId }, stranger)).code).toBe(2831);
    const own = await call('/events/download', { entry_id: entryId }, mate);
    expect(own.data).toMatchObject({ name: '暮光浮岛.zip', size: 6 });
    expect((await app.app.inject({ url: String(own.data['url']) })).statusCode).toBe(200);
    expect((await save({ submission_id: entryId, link: '', upload_id: null })).code).toBe(2834);

    expect((await call('/events/submission/withdraw', { entry_id: entryId }, stranger)).code).toBe(2831);
    expect((await call('/events/submission/withdraw', { entry_id: entryId }, mate)).data).toMatchObject({
      status: 'draft',
    });
    expect((await call('/events/submission/withdraw', { entry_id: entryId }, mate)).code).toBe(2838);
    await submitFor(app, id, mate, { submission_id: entryId });
    await advance(app, id, admin);
    const { data: shown } = await app.get(`/events/entries?id=${id}`);
    expect(shown['data']).toMatchObject([
      { id: entryId, number: 1, authors: null, team_name: null, rank: null },
    ]);
    expect(JSON.stringify(shown)).not.toContain(captain.username);
    const theirs = await call('/events/download', { entry_id: entryId }, stranger);
    expect((await app.app.inject({ url: String(theirs.data['url']) })).statusCode).toBe(200);
  }, 60_000);

  test('to the second by the database’s clock, also for those who race the close', async () => {
    const id = await openContest(app, { owner, admin });
    const crowd = await people(10);
    for (const who of crowd) await registerFor(app, id, who);
    await advance(app, id, admin);
    app.passSeconds(hours.closes * 3_600 - 20);
    for (const who of crowd.slice(0, 5)) await submitFor(app, id, who);
    app.passSeconds(20);
    const late = Promise.all(crowd.map((who) => call('/events/submission', entryForm(id), who)));
    const [answers] = await Promise.all([late, runDueJobs(app)]);
    expect(answers.map(({ code }) => code)).toEqual(crowd.map(() => 2833));
    await runDueJobs(app);
    expect(await contestOf(app, id)).toMatchObject({ status: 'voting', entry_count: 5 });
    const { data } = await app.get(`/events/entries?id=${id}&per_page=2`);
    const seen = (data['data'] as EntryCard[]).map(({ number }) => number);
    const more = await app.get(`/events/entries?id=${id}&per_page=10&cursor=${String(data['next_cursor'])}`);
    expect([...seen, ...(more.data['data'] as EntryCard[]).map(({ number }) => number)]).toEqual([
      1, 2, 3, 4, 5,
    ]);
  }, 60_000);
});
