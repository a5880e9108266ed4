import { dayAfter, dayInShanghai } from '@zaojie/contract/days';
import { programSave, roleApplicationForm } from '@zaojie/contract/programs/program-forms.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import {
  apply,
  archive,
  invite,
  linkDevlog,
  lockProgram,
  moveApplication,
  publish,
  putDemo,
  refreshHotness,
  setFollowing,
  setLiked,
  writeDraft,
  writeProgram,
} from '../../modules/programs/index.ts';
import { claimPieceUploads, insertUploads } from '../../modules/uploads/index.ts';
import { people } from '../people.ts';
import type { TownDemos } from '../pictures/store-demos.ts';
import type { TownPictures } from '../pictures/store-pictures.ts';
import { createRandom, type Random } from '../plan/random.ts';
import { clientDraft, programs } from '../programs.ts';
import type { DemoProgram } from '../programs/program.ts';
import { createTeller, forgetProgramNews } from './bounty-news.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Town = { pictures: TownPictures; demos: TownDemos; now: Date };
type Writing = Town & { tx: Tx; random: Random; idOf: (username: string) => number };

/** After people, posts and games. Everything is done by the module's own actions, each at its own time. */
export async function writePrograms(tx: Tx, town: Town): Promise<void> {
  const rows = await tx.selectFrom('users').select(['id', 'username']).execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const idOf = (username: string) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
  const writing: Writing = { ...town, tx, idOf, random: createRandom('programs') };
  await writeShots(writing);
  for (const program of programs.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await writeOne(writing, program);
  }
  await writeDraft(tx, idOf('client'), clientDraft, new Date(town.now.getTime() - 3 * HOUR_MS));
}

/** Pictures that their owner hasn't shown in a post or a game. */
async function writeShots({ tx, pictures, idOf, now }: Writing): Promise<void> {
  const known = new Set((await tx.selectFrom('uploads').select('url').execute()).map(({ url }) => url));
  const rows = programs.flatMap(({ by, title, cover, media = [], daysAgo }) =>
    [cover, ...media]
      .map((shot) => pictures.pictureOf(shot))
      .filter(({ url }) => !known.has(url) && known.add(url))
      .map(({ url, byteSize, width, height, blur, widths }) => ({
        user_id: idOf(by),
        kind: 'image',
        url,
        name: `${title}.webp`,
        byte_size: byteSize,
        width,
        height,
        blur,
        widths,
        created_at: new Date(now.getTime() - daysAgo * DAY_MS),
      })),
  );
  await insertUploads(tx, rows);
}

async function locked(tx: Tx, id: number) {
  const program = await lockProgram(tx, id);
  if (!program) throw new Error(`Project ${id} is gone`);
  return program;
}

async function gameOf(tx: Tx, title: string | undefined): Promise<number | null> {
  if (title === undefined) return null;
  const row = await tx.selectFrom('games').select('id').where('title', '=', title).executeTakeFirstOrThrow();
  return row.id;
}

async function formOf({ tx, pictures, now }: Writing, program: DemoProgram) {
  const today = dayInShanghai(now);
  return programSave.parse({
    version: 1,
    title: program.title,
    summary: program.summary,
    pitch: program.text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    stage: program.stage,
    engine: program.engine,
    genre_ids: program.genres,
    cover: pictures.pictureOf(program.cover).url,
    media: (program.media ?? []).map((shot) => pictures.pictureOf(shot).url),
    roles: program.roles.map(([discipline, pay, pay_words, places, requirements]) => ({
      discipline,
      pay,
      pay_words,
      places,
      requirements,
    })),
    milestones: program.milestones.map(([title, inDays, done, note = '']) => ({
      title,
      note,
      done,
      due_on: inDays === null ? null : dayAfter(today, inDays),
    })),
    game_id: await gameOf(tx, program.game),
  });
}

async function writeOne(writing: Writing, program: DemoProgram): Promise<void> {
  const { tx, idOf, now } = writing;
  const ownerId = idOf(program.by);
  const began = new Date(now.getTime() - program.daysAgo * DAY_MS);
  const id = await writeDraft(tx, ownerId, {}, began);
  await writeProgram(tx, await locked(tx, id), await formOf(writing, program), began);
  await publish(tx, await locked(tx, id), began);
  await setDoneDays(tx, id);
  const tell = createTeller();
  await writePeople(writing, { program, id, tell });
  await writeDevlog(writing, program, id);
  if (program.demo) await writeDemo(writing, program, id, program.demo);
  await warm(writing, program, id);
  await forgetProgramNews(tx);
  // Waiting for an answer are those of the last days: their notices are still there.
  if (program.ending === 'archived') {
    const at = new Date(now.getTime() - 20 * DAY_MS);
    await archive(tx, await locked(tx, id), at);
    await forgetProgramNews(tx);
  }
  await refreshHotness(tx, [id]);
}

/** A form marks them as done on the day it is saved; here they were done when they were due. */
async function setDoneDays(tx: Tx, id: number): Promise<void> {
  await sql`update program_milestones set done_on = due_on
    where program_id = ${id} and done_on is not null and due_on is not null`.execute(tx);
}

type People = { program: DemoProgram; id: number; tell: ReturnType<typeof createTeller> };

/** Whoever waits came in the last days, and the owner was told; the others were answered long ago. */
async function writePeople({ tx, idOf, now, random }: Writing, { program, id, tell }: People): Promise<void> {
  const ownerId = idOf(program.by);
  const roles = await tx
    .selectFrom('program_roles')
    .select('id')
    .where('program_id', '=', id)
    .orderBy('position')
    .execute();
  const began = now.getTime() - program.daysAgo * DAY_MS;
  const roleAt = (place: number) => roles[place]?.id ?? 0;
  const decided = (program.applications ?? []).filter(([, , , outcome]) => outcome !== 'waiting');
  for (const [n, [by, role, message, outcome]] of decided.entries()) {
    const at = new Date(began + ((now.getTime() - began) * (n + 1)) / (decided.length + 4));
    const form = roleApplicationForm.parse({ role_id: roleAt(role), message });
    const application = await apply(tx, form, idOf(by), at);
    await moveApplication(tx, {
      id: application,
      userId: ownerId,
      move: outcome === 'accepted' ? 'accept' : 'decline',
      role: 'owner',
      reason: outcome === 'accepted' ? '' : outcome,
      now: new Date(at.getTime() + 20 * HOUR_MS),
    });
    await forgetProgramNews(tx);
  }
  const waiting = (program.applications ?? []).filter(([, , , outcome]) => outcome === 'waiting');
  for (const [by, role, message] of waiting) {
    const at = new Date(now.getTime() - random.between(0.2, Math.min(6, program.daysAgo - 0.5)) * DAY_MS);
    const links = random.whole(0, 2) === 0 ? [`https://${by.replaceAll('_', '-')}.example/works`] : [];
    await apply(tx, roleApplicationForm.parse({ role_id: roleAt(role), message, links }), idOf(by), at);
    await tell(tx, at);
  }
  for (const [who, role, message] of program.invited ?? []) {
    const at = new Date(now.getTime() - 5 * HOUR_MS);
    await invite(tx, { role_id: roleAt(role), user_id: idOf(who), message }, ownerId, at);
    await tell(tx, at);
  }
}

/** The owner's latest posts that came after it began. */
async function writeDevlog({ tx, idOf, now }: Writing, program: DemoProgram, id: number): Promise<void> {
  const posts = await tx
    .selectFrom('posts')
    .select(['id', 'created_at'])
    .where('user_id', '=', idOf(program.by))
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(program.devlogs)
    .execute();
  const began = now.getTime() - program.daysAgo * DAY_MS;
  for (const post of posts.toReversed()) {
    const at = new Date(Math.max(post.created_at.getTime() + HOUR_MS / 4, began + HOUR_MS));
    await linkDevlog(tx, { programId: id, postId: post.id, userId: idOf(program.by), now: at });
  }
}

async function writeDemo(
  { tx, idOf, demos, now, random }: Writing,
  program: DemoProgram,
  id: number,
  { build, plays, likes }: NonNullable<DemoProgram['demo']>,
): Promise<void> {
  const { url, byteSize, sha256, parts } = demos[build];
  const userId = idOf(program.by);
  const at = new Date(now.getTime() - Math.min(30, program.daysAgo / 2) * DAY_MS);
  const nothing = { width: null, height: null, blur: '', widths: [] };
  const name = `${program.title}.zip`;
  const file = {
    kind: 'original',
    url,
    name,
    byte_size: byteSize,
    ...nothing,
    user_id: userId,
    created_at: at,
  };
  const [upload] = await insertUploads(tx, [{ ...file, purpose: 'demo', mime: 'application/zip', sha256 }]);
  const own = { userId, ids: [upload?.id ?? 0], purpose: 'demo' as const };
  const [original] = (await claimPieceUploads(tx, own)).uploads;
  if (!original) throw new Error(`${name} was not kept`);
  await putDemo(tx, { programId: id, kind: 'play', version: '0.3', original, parts, now: at });
  for (const who of draw(random, likes, program.by)) {
    const when = new Date(at.getTime() + (now.getTime() - at.getTime()) * random.between(0.05, 0.98));
    await setLiked(tx, { programId: id, userId: idOf(who), liked: true, now: when });
  }
  await writePlays(tx, { id, plays, from: at, now });
}

/** More of them each day, as it gets around. */
async function writePlays(
  tx: Tx,
  { id, plays, from, now }: { id: number; plays: number; from: Date; now: Date },
): Promise<void> {
  const days = Math.max(1, Math.floor((now.getTime() - from.getTime()) / DAY_MS));
  const today = dayInShanghai(now);
  const shares = Array.from({ length: days }, (_, n) =>
    Math.floor((plays * 2 * (n + 1)) / (days * (days + 1))),
  );
  const counted = shares
    .map((share, n) => ({ share, day: dayAfter(today, n - days) }))
    .filter(({ share }) => share > 0);
  await tx
    .insertInto('program_demo_plays')
    .values(counted.map(({ share, day }) => ({ program_id: id, day, plays: share })))
    .execute();
  const total = counted.reduce((sum, { share }) => sum + share, 0);
  await tx
    .updateTable('program_demo_stats')
    .set({ play_count: total })
    .where('program_id', '=', id)
    .execute();
}

/** Some of the people, the owner left out, each once. */
function draw(random: Random, count: number, without: string): string[] {
  const left = people.map(({ username }) => username).filter((name) => name !== without);
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [name = ''] = left.splice(random.whole(0, left.length - 1), 1);
    return name;
  });
}

async function warm({ tx, idOf, now, random }: Writing, program: DemoProgram, id: number): Promise<void> {
  const began = now.getTime() - program.daysAgo * DAY_MS;
  for (const who of draw(random, program.followers, program.by)) {
    const at = new Date(began + (now.getTime() - began) * random.between(0.02, 0.98));
    await setFollowing(tx, { programId: id, userId: idOf(who), following: true, now: at });
  }
  await tx
    .updateTable('program_stats')
    .set({ view_count: program.views })
    .where('program_id', '=', id)
    .execute();
}
