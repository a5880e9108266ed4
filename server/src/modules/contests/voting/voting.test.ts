import type { EntryCard, ResultRow } from '@zaojie/contract/contests/entry.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  advance,
  contestOf,
  must,
  openContest,
  paperFor,
  registerFor,
  runDueJobs,
  submitFor,
  vote,
} from '../../../../test/test-contests.ts';
import { createAdmin, createPerson, type Person } from '../../../../test/test-people.ts';
import { recountContests } from '../results/compute-results.ts';

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

/** In the vote, with an entry of each of the authors. */
async function inVote(number: number): Promise<{ id: number; authors: Person[]; entries: number[] }> {
  const id = await openContest(app, { owner, admin });
  const authors = await people(number);
  for (const who of authors) await registerFor(app, id, who);
  await advance(app, id, admin);
  const entries: number[] = [];
  for (const who of authors) entries.push(await submitFor(app, id, who));
  await advance(app, id, admin);
  return { id, authors, entries };
}
const countsOf = async (id: number) => {
  const { data } = await app.get(`/events/entries?id=${id}`);
  return (data['data'] as EntryCard[]).map(({ ballot_count: count }) => count);
};

describe('ballots', () => {
  test('least rated first, never one’s own; skipped ones come last; changed until the close', async () => {
    const { id, authors, entries } = await inVote(3);
    const [voter, other] = (await people(2)) as [Person, Person];
    const [first = 0, second = 0, third = 0] = entries;
    expect((await vote(app, other, first, [4, 4])).code).toBe(1);
    expect((await paperFor(app, id, voter)).entry?.id).toBe(second);
    expect(await paperFor(app, id, authors[1] as Person)).toMatchObject({
      entry: { id: third },
      total_count: 2,
    });
    const skipped = await call('/events/vote/skip', { entry_id: second, reason: 'later' }, voter);
    expect(skipped.data).toMatchObject({ entry: { id: third }, skipped_count: 1 });
    expect((await vote(app, voter, third, [5, 5])).data).toMatchObject({
      entry: { id: first },
      rated_count: 1,
    });
    expect((await vote(app, voter, first, [3, 3])).data).toMatchObject({ entry: { id: second } });
    expect((await vote(app, voter, second, [2, 2])).data).toMatchObject({
      entry: null,
      rated_count: 3,
      skipped_count: 0,
    });
    expect((await call('/events/vote/skip', { entry_id: second, reason: 'later' }, voter)).code).toBe(2845);
    expect((await vote(app, voter, second, [1, 5])).code).toBe(1);
    expect(await countsOf(id)).toEqual([2, 1, 1]);
    const { data } = await app.get(`/events/voting?id=${id}`, { token: voter.token });
    expect(data).toMatchObject({ rated_count: 3, total_count: 3, can_change: true });
    expect((data['data'] as object[])[0]).toMatchObject({
      entry: { id: second, authors: null },
      scores: [
        { criterion_id: 1, score: 1 },
        { criterion_id: 2, score: 5 },
      ],
    });
    const again = await must(app.get(`/events/vote?id=${id}&entry_id=${second}`, { token: voter.token }));
    expect(again.data).toMatchObject({ entry: { my_ballot: { scores: [{ score: 1 }, { score: 5 }] } } });
  });

  test.each([
    [[5], 2844],
    [[5, 6], 1000],
    [[0, 5], 1000],
    [[2.5, 5], 1000],
    [[5, 5, 5], 2844],
  ])('%j is no ballot', async (scores, code) => {
    const { entries } = await inVote(1);
    expect((await vote(app, await createPerson(app), entries[0] ?? 0, scores)).code).toBe(code);
  });

  test('fifty voters at once, each twice: one ballot each, every count right', async () => {
    const { id, entries } = await inVote(2);
    const [first = 0, second = 0] = entries;
    const voters = await people(50);
    const answers = await Promise.all(
      voters.flatMap((who, index) => [
        vote(app, who, first, [5, 4]),
        vote(app, who, first, [4, 4]),
        index % 2 === 0
          ? vote(app, who, second, [3, 3])
          : call('/events/vote/skip', { entry_id: second, reason: 'later' }, who),
      ]),
    );
    expect(answers.filter(({ code }) => code !== 1)).toEqual([]);
    expect(await countsOf(id)).toEqual([50, 25]);
    const { rows } = {
      rows: await app.db
        .selectFrom('contest_ballots')
        .select('voter_id')
        .where('entry_id', '=', first)
        .execute(),
    };
    expect(rows).toHaveLength(50);
  }, 120_000);

  test('not before the vote, not after it, and nobody else’s are told', async () => {
    const id = await openContest(app, { owner, admin });
    const [author, voter] = (await people(2)) as [Person, Person];
    await registerFor(app, id, author);
    expect((await app.get(`/events/vote?id=${id}`, { token: voter.token })).code).toBe(2841);
    expect((await app.get(`/events/voting?id=${id}`, { token: voter.token })).code).toBe(2841);
    await advance(app, id, admin);
    const entry = await submitFor(app, id, author);
    expect((await vote(app, voter, entry, [5, 5])).code).toBe(2841);
    await advance(app, id, admin);
    expect((await vote(app, voter, entry, [5, 5])).code).toBe(1);
    expect((await app.get(`/events/voting?id=${id}`, { token: author.token })).data['data']).toEqual([]);
    await advance(app, id, admin);
    expect((await vote(app, voter, entry, [1, 1])).code).toBe(2842);
    expect((await app.get(`/events/vote?id=${id}`, { token: voter.token })).code).toBe(2842);
    await runDueJobs(app);
    const { data } = await app.get(`/events/voting?id=${id}`, { token: voter.token });
    expect(data).toMatchObject({
      can_change: false,
      data: [{ entry: { rank: 1, authors: [{ id: author.id }] } }],
    });
  });
});

describe('results', () => {
  test('without whoever was disqualified, and the same whenever they are worked out again', async () => {
    const { id, authors, entries } = await inVote(3);
    const voters = await people(4);
    const [first = 0, second = 0, third = 0] = entries;
    for (const who of voters) {
      await vote(app, who, first, [5, 5]);
      await vote(app, who, second, [4, 4]);
      await vote(app, who, third, [3, 3]);
    }
    await advance(app, id, admin);
    await runDueJobs(app);
    const ranks = async () =>
      ((await app.get(`/events/results?id=${id}`)).data['data'] as ResultRow[]).map((row) => [
        row.id,
        row.rank,
      ]);
    expect(await ranks()).toEqual([
      [first, 1],
      [second, 2],
      [third, 3],
    ]);
    const disqualify = () => call('/admin/events/disqualify', { entry_id: first, reason: '旧稿' }, admin);
    const answers = await Promise.all([disqualify(), disqualify()]);
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 2837]);
    expect((await call('/admin/events/announce', { id }, admin)).code).toBe(2809);
    await runDueJobs(app);
    expect(await ranks()).toEqual([
      [second, 1],
      [third, 2],
    ]);
    expect((await app.get(`/events/entry?id=${first}`)).code).toBe(2831);
    expect(
      (await app.get(`/events/entry?id=${first}`, { token: authors[0]?.token ?? '' })).data,
    ).toMatchObject({
      status: 'disqualified',
      reason: '旧稿',
    });
    expect(await contestOf(app, id)).toMatchObject({ entry_count: 2, has_results: true });
    await app.deliver();
    const { data } = await app.get('/message/notifications', { token: authors[0]?.token ?? '' });
    expect(JSON.stringify(data)).toContain('作品被取消资格');
    expect(await recountContests(app.db, app.services.now())).toMatchObject({ changed: 0, differing: 0 });
    await app.db.updateTable('contest_entries').set({ rank: 2 }).where('id', '=', second).execute();
    expect(await recountContests(app.db, app.services.now())).toMatchObject({ changed: 1 });
    expect((await call('/admin/events/announce', { id }, admin)).code).toBe(1);
    await app.db.updateTable('contest_entries').set({ score: 1 }).where('id', '=', second).execute();
    expect(await recountContests(app.db, app.services.now())).toMatchObject({ changed: 0, differing: 1 });
    expect((await call('/admin/events/disqualify', { entry_id: second, reason: '晚了' }, admin)).code).toBe(
      2801,
    );
  });

  test('an entry can be reported, and taken out by whoever decides', async () => {
    const { entries } = await inVote(1);
    const reporter = await createPerson(app);
    const report = { kind: 'entry', target_id: entries[0], reason: 'copyright', description: '' };
    expect((await call('/report/add', report, reporter)).code).toBe(1);
    const { data } = await app.get('/admin/reports', { token: admin.token });
    const [first] = data['data'] as { id: number; kind_label: string }[];
    expect(first?.kind_label).toBe('参赛作品');
    const verdict = { id: first?.id, action: 'remove', note: '核实了' };
    expect((await call('/admin/reports', verdict, admin)).code).toBe(1);
    expect((await app.get(`/events/entry?id=${entries[0]}`)).code).toBe(2831);
  });
});
