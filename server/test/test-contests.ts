import type { AdminContest, ContestDetail, ContestDraft } from '@zaojie/contract/contests/contest.schemas';
import type { BallotPaper, OwnEntry } from '@zaojie/contract/contests/entry.schemas';
import type { CallAnswer, TestApp } from './test-app.ts';
import { runDueJobs } from './test-bounties.ts';
import { createOriginal, giveMoney } from './test-games.ts';
import type { Person } from './test-people.ts';
import { createImage } from './test-posts.ts';

let counter = 0;
const HOUR_MS = 3_600_000;

/** Hours after which each step comes, from the moment a contest is written. */
export const hours = { opens: 1, starts: 24, closes: 72, votes: 120, announces: 144 } as const;

export function timesFrom(now: Date, change: Partial<Record<keyof typeof hours, number>> = {}) {
  const at = (name: keyof typeof hours) =>
    new Date(Math.floor(now.getTime() / 1000) * 1000 + (change[name] ?? hours[name]) * HOUR_MS).toISOString();
  return {
    registration_opens_at: at('opens'),
    starts_at: at('starts'),
    submissions_close_at: at('closes'),
    voting_closes_at: at('votes'),
    announce_at: at('announces'),
  };
}

/** Everything that proposing asks for. */
export async function contestFormFor(
  test: TestApp,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return {
    title: `第 ${++counter} 届四十八小时`,
    category: 'art',
    summary: '题目在开始那一刻公布。',
    cover: await createImage(test, owner),
    theme: '极光以下',
    theme_note: '画什么都可以。',
    rules: '<p>旧稿不能用。</p>',
    criteria: [
      { name: '切题', about: '看得出题目', weight: 60 },
      { name: '画面', about: '', weight: 40 },
    ],
    prizes: [
      { name: '一等', winners: 1, amount: 100, words: '' },
      { name: '二等', winners: 2, amount: 30.01, words: '' },
    ],
    sponsors: [{ name: '纸行', link: 'https://example.com' }],
    team_max: 3,
    ...timesFrom(test.services.now()),
    ...change,
  };
}

export async function must(answer: Promise<CallAnswer> | CallAnswer): Promise<CallAnswer> {
  const given = await answer;
  if (given.code !== 1) throw new Error(`${given.code} ${given.msg}`);
  return given;
}

export async function createContestDraft(
  test: TestApp,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<number> {
  const form = await contestFormFor(test, owner, change);
  const { data } = await must(test.post('/events/create', form, { token: owner.token }));
  return (data as unknown as ContestDraft).id;
}

export async function proposeContest(
  test: TestApp,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<number> {
  const id = await createContestDraft(test, owner, change);
  await must(test.post('/events/propose', { id }, { token: owner.token }));
  return id;
}

export type Hosts = { owner: Person; admin: Person };

/** Approved, with the prizes put down; registration opens in an hour. */
export async function openContest(
  test: TestApp,
  { owner, admin }: Hosts,
  change: Record<string, unknown> = {},
): Promise<number> {
  const id = await proposeContest(test, owner, change);
  await giveMoney(test, owner, 100_000);
  await must(
    test.post('/admin/events/decide', { id, verdict: 'approve', reason: '' }, { token: admin.token }),
  );
  // Registration opens at once, so that a test needn't move everybody's clock.
  await test.db
    .updateTable('contests')
    .set({ registration_opens_at: test.services.now() })
    .where('id', '=', id)
    .execute();
  return id;
}

export async function registerFor(test: TestApp, id: number, who: Person, teamName = ''): Promise<number> {
  const form = { id, mode: teamName === '' ? 'solo' : 'team', team_name: teamName };
  const { data } = await must(test.post('/events/register', form, { token: who.token }));
  return (data as { team: { id: number } }).team.id;
}

export async function joinTeam(test: TestApp, teamId: number, captain: Person, who: Person): Promise<void> {
  await must(
    test.post('/events/team/invite', { team_id: teamId, user_id: who.id }, { token: captain.token }),
  );
  await must(test.post('/events/team/answer', { team_id: teamId, accept: true }, { token: who.token }));
}

/** An administrator ends the step that it is in. */
export async function advance(test: TestApp, id: number, admin: Person): Promise<AdminContest> {
  const { data } = await must(test.post('/admin/events/advance', { id }, { token: admin.token }));
  return data as unknown as AdminContest;
}

export const entryForm = (id: number, change: Record<string, unknown> = {}) => ({
  id,
  title: `作品 ${++counter}`,
  description: '最亮的是伞沿上那一圈水。',
  link: 'https://example.com/work',
  screenshots: [],
  submit: true,
  ...change,
});

export async function submitFor(
  test: TestApp,
  id: number,
  who: Person,
  change: Record<string, unknown> = {},
): Promise<number> {
  const { data } = await must(test.post('/events/submission', entryForm(id, change), { token: who.token }));
  return (data as unknown as OwnEntry).id ?? 0;
}

export const contestFile = async (test: TestApp, who: Person): Promise<number> => {
  const id = await createOriginal(test, who, Buffer.from('a work'));
  await test.db.updateTable('uploads').set({ purpose: 'contest' }).where('id', '=', id).execute();
  return id;
};

export const scoresOf = (...scores: number[]) =>
  scores.map((score, index) => ({ criterion_id: index + 1, score }));

export const vote = (test: TestApp, who: Person, entryId: number, scores: number[]): Promise<CallAnswer> =>
  test.post('/events/vote', { entry_id: entryId, scores: scoresOf(...scores) }, { token: who.token });

export async function paperFor(test: TestApp, id: number, who: Person): Promise<BallotPaper> {
  const { data } = await must(test.get(`/events/vote?id=${id}`, { token: who.token }));
  return data as unknown as BallotPaper;
}

export async function contestOf(test: TestApp, id: number, who?: Person): Promise<ContestDetail> {
  const { data } = await must(test.get(`/events/detail?id=${id}`, who && { token: who.token }));
  return data as unknown as ContestDetail;
}

export { giveMoney, runDueJobs };
