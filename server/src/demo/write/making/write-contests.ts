import { contestForm, entryForm } from '@zaojie/contract/contests/contest-forms.schemas';
import { postForm } from '@zaojie/contract/posts/post.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import {
  answer,
  cast,
  countIn,
  findTeam,
  findTeamOf,
  invite,
  lockContest,
  moveAsAdmin,
  propose,
  register,
  writeDraft,
  writeEntry,
} from '../../../modules/contests/index.ts';
import { publishPost } from '../../../modules/posts/index.ts';
import { insertUploads } from '../../../modules/uploads/index.ts';
import { contests } from '../../contests.ts';
import { discussions } from '../../contests/discussions.ts';
import type { DemoContest, DemoEntry } from '../../contests/contest.ts';
import { people } from '../../people.ts';
import type { Shot } from '../../pictures/shot.ts';
import type { TownPictures } from '../../pictures/store-pictures.ts';
import { createRandom, type Random } from '../../plan/random.ts';
import { createTeller } from '../bounty-news.ts';
import { findResidents, type Deed } from '../deeds.ts';
import { payIn } from '../pay-in.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Proposed and approved before registration opens. */
const AHEAD_MS = 2 * DAY_MS;

type Town = { pictures: TownPictures; now: Date };
type Writing = Town & { tx: Tx; idOf: (username: string) => number; tell: ReturnType<typeof createTeller> };
/** One of them, with a stream of its own: what others do meanwhile doesn't change it. */
type Staging = Writing & { contest: DemoContest; hours: Hours; random: Random; id: number };

/** After people and posts. Everything is done by the events' own actions, each at its own time. */
export async function deedsOfContests(tx: Tx, town: Town): Promise<Deed[]> {
  const writing: Writing = { ...town, tx, idOf: await findResidents(tx), tell: createTeller() };
  await writeShots(writing);
  return contests.flatMap((contest) => {
    const random = createRandom(`contests ${contest.title}`);
    return deedsOf({ ...writing, contest, hours: hoursOf(writing, contest.days), random, id: 0 });
  });
}

/** Pictures that whoever shows them hasn't shown in a post. */
async function writeShots({ tx, pictures, idOf, now }: Writing): Promise<void> {
  const known = new Set((await tx.selectFrom('uploads').select('url').execute()).map(({ url }) => url));
  const shown = contests.flatMap(({ by, title, cover, entries }) => [
    { by, title, shot: cover },
    ...entries.map(([author, name, , shot]) => ({ by: author, title: name, shot })),
  ]);
  const rows = shown
    .map(({ by, title, shot }) => ({ by, title, picture: pictures.pictureOf(shot) }))
    .filter(({ picture: { url } }) => !known.has(url) && known.add(url))
    .map(({ by, title, picture: { url, byteSize, width, height, blur, widths } }) => ({
      user_id: idOf(by),
      kind: 'image',
      url,
      name: `${title}.webp`,
      byte_size: byteSize,
      width,
      height,
      blur,
      widths,
      created_at: new Date(now.getTime() - 120 * DAY_MS),
    }));
  await insertUploads(tx, rows);
}

/** What happened to events is old news by the time that anybody looks. */
async function forgetNews(tx: Tx): Promise<void> {
  await sql`delete from outbox_events where type like 'contest.%'`.execute(tx);
}

type Hours = Record<'opens' | 'starts' | 'closes' | 'votes' | 'announces', Date>;

/** On the whole hour, as people set them. */
function hoursOf({ now }: Writing, [opens, starts, closes, votes, announces]: DemoContest['days']): Hours {
  const at = (days: number) => new Date(Math.round((now.getTime() + days * DAY_MS) / HOUR_MS) * HOUR_MS);
  return {
    opens: at(opens),
    starts: at(starts),
    closes: at(closes),
    votes: at(votes),
    announces: at(announces),
  };
}

function formOf({ pictures, contest, hours }: Staging) {
  const [theme, note] = contest.theme;
  return contestForm.parse({
    title: contest.title,
    category: contest.category,
    summary: contest.summary,
    cover: pictures.pictureOf(contest.cover).url,
    theme,
    theme_note: note,
    rules: `<ol>${contest.rules.map((rule) => `<li>${rule}</li>`).join('')}</ol>`,
    criteria: contest.criteria.map(([name, about, weight]) => ({ name, about, weight })),
    prizes: contest.prizes.map(([name, winners, amount]) => ({ name, winners, amount })),
    sponsors: (contest.sponsors ?? []).map(([name, link]) => ({ name, link })),
    team_max: contest.teamMax,
    registration_opens_at: hours.opens.toISOString(),
    starts_at: hours.starts.toISOString(),
    submissions_close_at: hours.closes.toISOString(),
    voting_closes_at: hours.votes.toISOString(),
    announce_at: hours.announces.toISOString(),
  });
}

/** The prizes are paid in at the moment it is proposed. */
async function proposeAs(staging: Staging, proposedAt: Date): Promise<void> {
  const { tx, idOf, contest, tell } = staging;
  const organiserId = idOf(contest.by);
  staging.id = await writeDraft(tx, organiserId, formOf(staging), proposedAt);
  const poolFen = contest.prizes.reduce((sum, [, winners, yuan]) => sum + winners * yuan * 100, 0);
  await payIn(tx, { userId: organiserId, amountFen: poolFen, at: proposedAt });
  await tell(tx, proposedAt);
  await propose(tx, organiserId, staging.id, proposedAt);
  await forgetNews(tx);
}

/** Each step that has come, the earliest first, and what people do until the next. */
function deedsOf(staging: Staging): Deed[] {
  const { tx, contest, now, hours } = staging;
  const proposedAt = new Date(Math.min(hours.opens.getTime() - AHEAD_MS, now.getTime() - 5 * HOUR_MS));
  const proposed = { at: proposedAt, write: () => proposeAs(staging, proposedAt) };
  if (contest.ending === 'proposed') return [proposed];
  const adminId = staging.idOf('admin');
  type Move = Parameters<typeof moveAsAdmin>[1]['move'];
  const step = (move: Move, at: Date, then: () => Promise<void> = async () => undefined): Deed => ({
    at,
    write: async () => {
      await moveAsAdmin(tx, { id: staging.id, move, adminId, now: at });
      await forgetNews(tx);
      await then();
    },
  });
  const steps = [
    step('approve', new Date(proposedAt.getTime() + 3 * HOUR_MS), () => writeDiscussion(staging)),
    ...deedsOfTeams(staging),
    step('start', hours.starts, () => handInAll(staging)),
    step('close_submissions', hours.closes, () => writeBallots(staging)),
    step('close_voting', hours.votes, () => countIn(tx, staging.id, hours.votes)),
    ...(contest.ending === 'announced' ? [step('announce', hours.announces)] : []),
  ];
  return [proposed, ...steps.filter(({ at }) => at <= now)];
}

/** Nobody is told: by the time that anybody looks they have been read. */
async function writeDiscussion({ tx, idOf, now, contest: { title }, id }: Staging): Promise<void> {
  const { tag_id: tagId } = await tx
    .selectFrom('contests')
    .select('tag_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (tagId === null) throw new Error(`${title} has no tag`);
  for (const post of discussions[title] ?? []) {
    const form = postForm.parse({
      title: post.title,
      content: post.lines.map((line) => `<p>${line}</p>`).join(''),
      tags: [tagId],
    });
    await publishPost(tx, form, idOf(post.by), new Date(now.getTime() - post.hoursAgo * HOUR_MS));
  }
  await sql`delete from outbox_events where type = 'post.published'`.execute(tx);
}

const between = (random: Random, from: Date, to: Date) =>
  new Date(from.getTime() + (to.getTime() - from.getTime()) * random.between(0.05, 0.95));

type TeamWish = { name: string; people: readonly string[]; asked?: string | undefined };

function deedsOfTeams(staging: Staging): Deed[] {
  const { contest, now, random, hours } = staging;
  const latest = new Date(Math.min(hours.starts.getTime(), now.getTime() - HOUR_MS));
  const teams: TeamWish[] = [...contest.teams, ...contest.solo.map((name) => ({ name: '', people: [name] }))];
  return teams.map((team) => {
    const at = between(random, hours.opens, latest);
    return { at, write: () => writeTeam(staging, team, at) };
  });
}

async function writeTeam(
  { tx, idOf, now, id, hours }: Staging,
  { name, people: [captain = '', ...mates], asked }: TeamWish,
  at: Date,
): Promise<void> {
  const held = await lockContest(tx, id);
  if (!held) throw new Error(`No contest ${id}`);
  const form = { id, mode: name === '' ? ('solo' as const) : ('team' as const), team_name: name };
  const captainId = idOf(captain);
  const teamId = await register(tx, held, { userId: captainId, form, now: at });
  const ask = async (username: string) => {
    const team = await findTeam(tx, teamId);
    if (!team) throw new Error(`No team ${name}`);
    await invite(tx, { held: { contest: held, team, now: at }, captainId, userId: idOf(username) });
  };
  for (const mate of mates) {
    await ask(mate);
    await answer(tx, { now: () => at }, { teamId, userId: idOf(mate), accept: true });
  }
  // Only what is still to be answered is news.
  await forgetNews(tx);
  if (asked !== undefined && hours.closes > now) await ask(asked);
}

const linkOf = (id: number) => `https://example.com/works/${id}`;

/** In the order in which they are written down: their numbers follow from it. */
async function handInAll(staging: Staging): Promise<void> {
  for (const entry of staging.contest.entries) await handIn(staging, entry);
}

async function handIn(
  { tx, idOf, now, pictures, random, id, hours: { starts, closes } }: Staging,
  [by, title, description, shot]: DemoEntry,
): Promise<void> {
  const held = await lockContest(tx, id);
  const userId = idOf(by);
  const team = await findTeamOf(tx, id, userId);
  if (!held || !team) throw new Error(`${by} is in no team of contest ${id}`);
  const pictureUrl = (wanted: Shot) => pictures.pictureOf(wanted).url;
  const form = entryForm.parse({
    id,
    title,
    description,
    link: linkOf(team.id),
    screenshots: [pictureUrl(shot)],
    // What still goes on is a draft of most.
    submit: closes <= now || by !== 'creator',
  });
  const latest = new Date(Math.min(closes.getTime(), now.getTime()) - HOUR_MS);
  await writeEntry(tx, { contest: held, team, userId, form, now: between(random, starts, latest) });
}

/** Everybody who rates gives each entry its due, give or take one. */
async function writeBallots({ tx, idOf, now, random, contest, id, hours }: Staging): Promise<void> {
  const { closes, votes } = hours;
  const entries = await tx
    .selectFrom('contest_entries')
    .select(['id', 'number'])
    .where('contest_id', '=', id)
    .where('status', '=', 'submitted')
    .orderBy('number')
    .execute();
  const inside = new Set([...contest.solo, ...contest.teams.flatMap((team) => team.people), contest.by]);
  const voters = people.map(({ username }) => username).filter((name) => !inside.has(name));
  const latest = new Date(Math.min(votes.getTime(), now.getTime() - HOUR_MS));
  for (const voter of voters.slice(0, contest.voters ?? 0)) {
    const at = between(random, closes, latest);
    for (const [place, entry] of entries.entries()) {
      const likely = 4.4 - place * 0.35;
      const scores = contest.criteria.map((_, index) => ({
        criterion_id: index + 1,
        score: Math.max(1, Math.min(5, Math.round(likely + random.between(-1, 1)))),
      }));
      // In an open vote nobody has seen everything.
      if (votes > now && random.between(0, 1) < 0.3) continue;
      await cast(tx, { now: () => at }, idOf(voter), { entry_id: entry.id, scores });
    }
  }
}
