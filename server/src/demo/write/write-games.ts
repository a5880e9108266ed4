import { gameForm } from '@zaojie/contract/games/game-forms.schemas';
import type { Tx } from '../../db/database.ts';
import {
  acquire,
  fetchAs,
  findBuild,
  insertBuild,
  lockGame,
  moveGame,
  refreshHotness,
  settle,
  toggleLike,
  writeComment,
  writeDraft,
} from '../../modules/games/index.ts';
import { getBalances } from '../../modules/ledger/index.ts';
import { claimPieceUploads, insertUploads } from '../../modules/uploads/index.ts';
import { briefly, gameBudgets, games, ownedByClient } from '../games.ts';
import type { DemoGame } from '../games/game.ts';
import { people } from '../people.ts';
import type { TownBuilds } from '../pictures/store-builds.ts';
import type { TownPictures } from '../pictures/store-pictures.ts';
import { createRandom, type Random } from '../plan/random.ts';
import { forgetGameNews } from './bounty-news.ts';
import { findResidents, type Deed } from './deeds.ts';
import { payIn } from './pay-in.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Even the last thing that happened is a little while ago. */
const LATEST_MS = 10 * 60_000;
/** What is older was told, read and cleared away. */
const NEWS_MS = 7 * DAY_MS;

/** The wallets are filled before the first game is there. */
const FILLED_DAYS_AGO = Math.max(60, ...games.map(({ daysAgo }) => daysAgo + 1));

export type GameTown = { pictures: TownPictures; builds: TownBuilds; now: Date };
type Writing = GameTown & {
  tx: Tx;
  random: Random;
  idOf: (username: string) => number;
  /** By title, as soon as it is written. */
  ids: Map<string, number>;
};

/** After people and posts. Everything is done by the store's own actions, each at its own time. */
export async function deedsOfGames(tx: Tx, town: GameTown): Promise<Deed[]> {
  const idOf = await findResidents(tx);
  const writing: Writing = { ...town, tx, idOf, random: createRandom('games'), ids: new Map() };
  await writeShots(writing);
  const oldestFirst = games.toSorted((one, other) => other.daysAgo - one.daysAgo);
  const bought = ownedByClient.flatMap(({ title, hoursAgo, isDownloaded }) => {
    const at = new Date(town.now.getTime() - hoursAgo * HOUR_MS);
    return deedsOfBuying(writing, { title, by: 'client', at, isDownloaded });
  });
  const written = oldestFirst.flatMap((game) => [
    deedOfGame(writing, game),
    ...(game.ending === undefined ? deedsAround(writing, game) : []),
  ]);
  return [...deedsOfWallets(writing), ...written, ...bought];
}

/** Telling takes longer than doing, and the town is filled while somebody waits for it. */
async function forgetOld({ tx, now }: Writing, at: Date): Promise<void> {
  if (now.getTime() - at.getTime() >= NEWS_MS) await forgetGameNews(tx);
}

function deedsOfWallets({ tx, idOf, now }: Writing): Deed[] {
  const at = new Date(now.getTime() - FILLED_DAYS_AGO * DAY_MS);
  return Object.entries(gameBudgets).map(([name, yuan]) => ({
    at,
    write: () => payIn(tx, { userId: idOf(name), amountFen: yuan * 100, at }),
  }));
}

/** Pictures that their developer hasn't shown in a post. */
async function writeShots({ tx, pictures, idOf, now }: Writing): Promise<void> {
  const known = new Set((await tx.selectFrom('uploads').select('url').execute()).map(({ url }) => url));
  const rows = games.flatMap(({ by, title, cover, shots, daysAgo }) =>
    [cover, ...shots]
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

function deedOfGame(writing: Writing, game: DemoGame): Deed {
  const { now, ids } = writing;
  const at = new Date(Math.min(now.getTime() - game.daysAgo * DAY_MS, now.getTime() - LATEST_MS));
  const write = async () => {
    ids.set(game.title, await writeGame(writing, game, at));
    await forgetOld(writing, at);
  };
  return { at, write };
}

async function writeGame(writing: Writing, game: DemoGame, at: Date): Promise<number> {
  const { tx, idOf, pictures } = writing;
  const form = gameForm.parse({
    title: game.title,
    summary: game.summary,
    description: game.text,
    game_type: game.types,
    platform: game.platforms,
    languages: game.languages ?? [1],
    tags: game.tags,
    price: game.yuan ?? 0,
    cover_image: pictures.pictureOf(game.cover).url,
    screenshots: game.shots.map((shot) => pictures.pictureOf(shot).url),
    link: game.link ?? '',
  });
  const id = await writeDraft(tx, idOf(game.by), form, at);
  await writeBuilds(writing, game, id, at);
  if (game.ending === 'draft') return id;
  const draft = await lockGame(tx, id);
  if (!draft) throw new Error(`Game ${id} is gone`);
  await moveGame(tx, draft, { move: 'submit', role: 'owner', now: at });
  return id;
}

/** One file with the game, the others on their way to today. */
async function writeBuilds({ tx, idOf, builds, now }: Writing, game: DemoGame, id: number, from: Date) {
  const all = game.builds ?? [];
  const ownerId = idOf(game.by);
  for (const [n, build] of all.entries()) {
    const { url, name, byteSize, sha256 } = builds.buildOf(game, build);
    const at = new Date(from.getTime() + (now.getTime() - from.getTime()) * (n / (all.length + 1)));
    const file = {
      kind: 'original',
      url,
      name,
      byte_size: byteSize,
      width: null,
      height: null,
      blur: '',
      widths: [],
    };
    const facts = { purpose: 'game', mime: 'application/zip', sha256 };
    const [upload] = await insertUploads(tx, [{ ...file, ...facts, user_id: ownerId, created_at: at }]);
    const own = { userId: ownerId, ids: [upload?.id ?? 0], purpose: 'game' as const };
    const [original] = (await claimPieceUploads(tx, own)).uploads;
    if (!original) throw new Error(`${name} was not kept`);
    const [version, platform, notes] = build;
    const form = { id, upload_id: original.id, platform, version, notes };
    await insertBuild(tx, { form, original, ownerId, now: at });
  }
}

/** Some of the people, the developer left out, each once. */
function draw(random: Random, count: number, without: readonly string[]): string[] {
  const left = people.map(({ username }) => username).filter((name) => !without.includes(name));
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [name = ''] = left.splice(random.whole(0, left.length - 1), 1);
    return name;
  });
}

function idOfGame({ ids }: Writing, title: string): number {
  const id = ids.get(title);
  if (id === undefined) throw new Error(`${title} isn't written yet`);
  return id;
}

/** What people do with it. */
function deedsAround(writing: Writing, game: DemoGame): Deed[] {
  const { tx, idOf, now, random } = writing;
  const { title } = game;
  const began = now.getTime() - game.daysAgo * DAY_MS;
  const sometime = () => new Date(began + (now.getTime() - LATEST_MS * 12 - began) * random.between(0.02, 1));
  const likers = draw(random, game.liked, [game.by]).map((name) => {
    const at = sometime();
    const write = async () => {
      await toggleLike(tx, { gameId: idOfGame(writing, title), userId: idOf(name), now: at });
      await forgetOld(writing, at);
    };
    return { at, write };
  });
  // What costs something is bought by those who keep money for it.
  const others = people.map(({ username }) => username).filter((name) => !Object.hasOwn(gameBudgets, name));
  const away = [game.by, 'client', ...(game.yuan === undefined ? [] : others)];
  const players = draw(random, game.players ?? 0, away).flatMap((by) =>
    deedsOfBuying(writing, { title, by, at: sometime(), isDownloaded: true }),
  );
  return [...likers, ...players, ...deedsOfSpeakers(writing, game, sometime)];
}

/** When everything about them has happened. */
export async function warmGames(tx: Tx): Promise<void> {
  const written = await tx
    .selectFrom('games')
    .select(['id', 'title'])
    .where('status', '=', 'published')
    .execute();
  for (const { id, title } of written) {
    const game = games.find((each) => each.title === title);
    if (!game) continue;
    const counts = { view_count: game.views, play_count: game.plays ?? 0 };
    await tx.updateTable('game_stats').set(counts).where('game_id', '=', id).execute();
  }
  await refreshHotness(
    tx,
    written.map(({ id }) => id),
  );
}

function deedsOfSpeakers(writing: Writing, game: DemoGame, sometime: () => Date): Deed[] {
  const { tx, idOf, now, random } = writing;
  const say = async (
    by: string,
    form: { content: string; rating: number | null; parent_id: number | null },
    at: Date,
  ) => {
    const commentId = await writeComment(tx, idOf(by), { id: idOfGame(writing, game.title), ...form }, at);
    await forgetOld(writing, at);
    return commentId;
  };
  const written = game.reviews.flatMap(([by, rating, content, answer]) => {
    const at = sometime();
    const later = new Date(Math.min(at.getTime() + 20 * HOUR_MS, now.getTime() - LATEST_MS));
    let commentId = 0;
    const review = async () => {
      commentId = await say(by, { content, rating, parent_id: null }, at);
    };
    if (answer === undefined) return [{ at, write: review }];
    const reply = async () => {
      await say(game.by, { content: answer, rating: null, parent_id: commentId }, later);
    };
    return [
      { at, write: review },
      { at: later, write: reply },
    ];
  });
  const { count, mood } = game.crowd ?? { count: 0, mood: [0, 0, 0, 0, 1] as const };
  const others = draw(random, count, [game.by, ...game.reviews.map(([by]) => by)]);
  const said = new Set<string>();
  const brief = others.map((by) => {
    const rating = random.weighted(mood) + 1;
    const left = (briefly[rating] ?? []).filter((text) => !said.has(text));
    const content = left[random.whole(0, Math.max(0, left.length - 1))] ?? '好玩，还会再来。';
    said.add(content);
    const at = sometime();
    return { at, write: async () => void (await say(by, { content, rating, parent_id: null }, at)) };
  });
  return [...written, ...brief];
}

type Bought = { title: string; by: string; at: Date; isDownloaded?: true | undefined };

/** Whoever can't pay for it leaves it; what was bought long enough ago is settled. */
function deedsOfBuying(writing: Writing, { title, by, at, isDownloaded }: Bought): Deed[] {
  const { tx, now } = writing;
  let purchaseId: number | null = null;
  const buy = async () => {
    purchaseId = await acquireAs(writing, { title, by, at, isDownloaded });
    await forgetOld(writing, at);
  };
  const settledAt = new Date(at.getTime() + 2 * HOUR_MS);
  if (settledAt > now) return [{ at, write: buy }];
  const end = async () => {
    if (purchaseId !== null) await settle(tx, purchaseId, settledAt);
    await forgetOld(writing, settledAt);
  };
  return [
    { at, write: buy },
    { at: settledAt, write: end },
  ];
}

async function acquireAs(writing: Writing, { title, by, at, isDownloaded }: Bought): Promise<number | null> {
  const { tx, idOf } = writing;
  const gameId = idOfGame(writing, title);
  const game = await lockGame(tx, gameId);
  if (!game) throw new Error(`No game ${gameId} to buy`);
  const userId = idOf(by);
  if ((await getBalances(tx, userId)).availableFen < game.price_fen) return null;
  const purchase = await acquire(tx, { gameId, userId, seenFen: game.price_fen, now: at });
  const build = await tx
    .selectFrom('game_builds')
    .select('id')
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  const file = build && isDownloaded ? await findBuild(tx, build.id) : null;
  if (file) await fetchAs(tx, userId, file, new Date(at.getTime() + LATEST_MS));
  return purchase.id;
}
