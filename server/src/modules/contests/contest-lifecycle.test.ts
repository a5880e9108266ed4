import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  advance,
  contestOf,
  entryForm,
  hours,
  joinTeam,
  openContest,
  paperFor,
  registerFor,
  runDueJobs,
  submitFor,
  vote,
} from '../../../test/test-contests.ts';
import { createAdmin, createPerson, signIn, type Person } from '../../../test/test-people.ts';
import { getBalances, verifyLedger } from '../ledger/index.ts';

const HOUR = 3_600;
let app: TestApp;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, admin] = [await createPerson(app), await createAdmin(app)];
});
afterAll(() => app.close());

const call = (path: string, body: object, who: Person) => app.post(path, body, { token: who.token });
const titles = async (who: Person) => {
  await app.deliver();
  await runDueJobs(app);
  const { data } = await app.get('/message/notifications?per_page=50', { token: who.token });
  return (data['data'] as { title: string }[]).map(({ title }) => title);
};
async function money(who: Person) {
  const { availableFen, frozenFen } = await getBalances(app.db, who.id);
  return [availableFen, frozenFen];
}
const expectSound = async () => expect((await verifyLedger(app.db)).faults).toEqual([]);

describe('from registration to the prizes', () => {
  let id: number;
  let captain: Person;
  let mate: Person;
  let solo: Person;
  let idle: Person;
  let voters: Person[];
  beforeAll(async () => {
    [captain, mate, solo, idle] = [
      await createPerson(app),
      await createPerson(app),
      await createPerson(app),
      await createPerson(app),
    ];
    voters = await Promise.all([1, 2, 3].map(() => createPerson(app)));
    id = await openContest(app, { owner, admin });
  }, 60_000);

  test('the whole way by its hours, each timer once', async () => {
    const team = await registerFor(app, id, captain, '夜航');
    await joinTeam(app, team, captain, mate);
    await registerFor(app, id, solo);
    await registerFor(app, id, idle);
    expect(await contestOf(app, id, mate)).toMatchObject({
      participant_count: 4,
      team_count: 3,
      is_registered: true,
      my_team: { name: '夜航', captain_id: captain.id, can: { invite: false, leave: true } },
      countdown: { step: 'starts' },
      can: { register: false, submit: false },
    });
    expect((await call('/events/submission', entryForm(id), solo)).code).toBe(2832);
    app.passSeconds(hours.starts * HOUR);
    // The theme is there to the second, before the timer has run.
    expect((await contestOf(app, id)).theme).toEqual({ title: '极光以下', note: '画什么都可以。' });
    await Promise.all([runDueJobs(app), runDueJobs(app)]);
    expect((await contestOf(app, id)).status).toBe('running');
    expect(await titles(mate)).toContain('活动开始了');

    expect(await call('/events/submission', entryForm(id, { link: '' }), solo)).toMatchObject({
      code: 2834,
      msg: '提交前还需要：作品链接或文件',
    });
    const entry = await submitFor(app, id, captain);
    const other = await submitFor(app, id, solo, { submit: false });
    expect((await contestOf(app, id)).entry_count).toBe(0);
    expect((await app.get(`/events/entry?id=${entry}`, { token: solo.token })).code).toBe(2831);
    expect((await app.get(`/events/entry?id=${entry}`, { token: mate.token })).code).toBe(1);
    app.passSeconds((hours.closes - hours.starts - 24) * HOUR + 1);
    await runDueJobs(app);
    expect(await titles(solo)).toContain('离交稿截止不到一天');
    expect(await titles(captain)).not.toContain('离交稿截止不到一天');
    await submitFor(app, id, solo, { submission_id: other });
    app.passSeconds(24 * HOUR);
    // The hour has come, the timer hasn't: late is late.
    expect((await call('/events/submission', entryForm(id), solo)).code).toBe(2833);
    expect((await call('/events/team/leave', { team_id: team }, mate)).code).toBe(2824);
    await runDueJobs(app);
    expect((await call('/events/submission', entryForm(id), solo)).code).toBe(2833);

    const paper = await paperFor(app, id, voters[0] as Person);
    expect(paper).toMatchObject({
      rated_count: 0,
      total_count: 2,
      entry: { authors: null, team_name: null },
    });
    expect((await vote(app, mate, entry, [5, 5])).code).toBe(2843);
    for (const voter of voters) {
      expect((await vote(app, voter, entry, [5, 4])).code).toBe(1);
      expect((await vote(app, voter, other, [3, 3])).code).toBe(1);
    }
    expect((await app.get(`/events/results?id=${id}`)).data).toMatchObject({ data: [], computed_at: null });
    app.passSeconds((hours.votes - hours.closes) * HOUR);
    expect((await vote(app, idle, entry, [1, 1])).code).toBe(2842);
    await runDueJobs(app);
    await runDueJobs(app);

    const { data } = await app.get(`/events/results?id=${id}`);
    expect(data['data']).toMatchObject([
      {
        id: entry,
        rank: 1,
        team_name: '夜航',
        authors: [{ id: captain.id }, { id: mate.id }],
        prize: { name: '一等', amount: 100, is_paid: false },
      },
      { id: other, rank: 2, prize: { name: '二等', amount: 30.01 } },
    ]);
    const before = await money(owner);
    const announce = () => call('/admin/events/announce', { id }, admin);
    const answers = await Promise.all([announce(), announce(), announce()]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 2801, 2801]);
    expect([await money(captain), await money(mate), await money(solo)]).toEqual([
      [5_000, 0],
      [5_000, 0],
      [3_001, 0],
    ]);
    // The second of the second prizes is nobody's.
    expect(await money(owner)).toEqual([(before[0] ?? 0) + 3_001, (before[1] ?? 0) - 16_002]);
    await expectSound();
    expect(await titles(captain)).toContain('活动结果已公布');
    expect((await contestOf(app, id)).status).toBe('announced');
    const ledger = await app.get('/wallet/ledger', { token: solo.token });
    expect((ledger.data['data'] as object[])[0]).toMatchObject({ kind: 'contest_prize', amount: 30.01 });
    const ranking = await app.get('/ranking/index?tab=competition&sub=art&period=all');
    expect(JSON.stringify(ranking.data['competitions'])).toContain('已结束');
  }, 60_000);

  test('called off: the money goes back, once, and everybody hears', async () => {
    const other = await openContest(app, { owner, admin });
    await registerFor(app, other, solo);
    const [available, frozen] = await money(owner);
    const cancel = () => call('/admin/events/cancel', { id: other, reason: '场地没有谈成' }, admin);
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 2801]);
    expect(await money(owner)).toEqual([(available ?? 0) + 16_002, (frozen ?? 0) - 16_002]);
    expect(await contestOf(app, other)).toMatchObject({
      status: 'cancelled',
      tab: null,
      reason: '场地没有谈成',
    });
    expect(await titles(solo)).toContain('你报名的活动已取消');
    app.passSeconds(7 * 24 * HOUR);
    await runDueJobs(app);
    expect((await contestOf(app, other)).status).toBe('cancelled');
    await expectSound();
  });

  test('hours that are moved move the timers; what is past stays', async () => {
    const other = await openContest(app, { owner, admin });
    await advance(app, other, admin);
    const { starts_at: startsAt, ...now } = await contestOf(app, other);
    const later = (text: string) => new Date(Date.parse(text) + 24 * HOUR * 1000).toISOString();
    const times = {
      id: other,
      registration_opens_at: now.registration_opens_at,
      starts_at: '2030-01-01T00:00:00Z',
      submissions_close_at: later(now.submissions_close_at),
      voting_closes_at: later(now.voting_closes_at),
      announce_at: later(now.announce_at),
    };
    const wrong = { ...times, voting_closes_at: now.submissions_close_at };
    expect((await call('/admin/events/times', wrong, admin)).code).toBe(2803);
    expect(
      (await call('/admin/events/times', { ...times, submissions_close_at: startsAt }, admin)).code,
    ).toBe(2807);
    expect((await call('/admin/events/times', times, admin)).data).toMatchObject({
      starts_at: startsAt,
      submissions_close_at: times.submissions_close_at,
    });
    app.passSeconds(hours.closes * HOUR + 60);
    await runDueJobs(app);
    expect((await contestOf(app, other)).status).toBe('running');
    app.passSeconds(24 * HOUR);
    await runDueJobs(app);
    expect((await contestOf(app, other)).status).toBe('voting');
  });

  test('whoever takes part hears of other hours and of everything that is added, each once', async () => {
    const other = await openContest(app, { owner, admin });
    const entrant = await createPerson(app);
    await registerFor(app, other, entrant);
    const { id: _id, status: _status, ...at } = await contestOf(app, other);
    const times = {
      id: other,
      registration_opens_at: at.registration_opens_at,
      starts_at: at.starts_at,
      submissions_close_at: at.submissions_close_at,
      voting_closes_at: at.voting_closes_at,
      announce_at: new Date(Date.parse(at.announce_at) + HOUR * 1000).toISOString(),
    };
    expect((await call('/admin/events/times', times, admin)).code).toBe(1);
    expect((await call('/events/amend', { id: other, addition: '画布不限横竖。' }, owner)).code).toBe(1);
    expect((await call('/events/amend', { id: other, addition: '截图也算。' }, owner)).code).toBe(1);
    expect((await call('/events/amend', { id: other, summary: '只改一句话' }, owner)).code).toBe(1);
    const heard = (await titles(entrant)).sort();
    expect(heard).toEqual(['报名成功', '活动有补充说明', '活动有补充说明', '活动的时间改了'].sort());
    expect((await titles(entrant)).sort()).toEqual(heard);
    expect(await titles(owner)).not.toContain('活动有补充说明');
  });

  test('a process that was down for days catches up step by step', async () => {
    const other = await openContest(app, { owner, admin });
    app.passSeconds(12 * 24 * HOUR);
    await runDueJobs(app);
    expect(await contestOf(app, other)).toMatchObject({ status: 'closed', has_results: true });
    const again = { ...admin, token: await signIn(app, admin.username) };
    expect((await call('/admin/events/announce', { id: other }, again)).code).toBe(1);
    await expectSound();
  });
});
