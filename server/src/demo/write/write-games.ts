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
import { createTeller, forgetGameNews } from './bounty-news.ts';
import { payIn } from './pay-in.ts';
import { readOldNews } from './write-money.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Even the last thing that happened is a little while ago. */
const LATEST_MS = 10 * 60_000;
/** What is older was told, read and cleared away. */
const NEWS_MS = 7 * DAY_MS;

type Town = { pictures: TownPictures; builds: TownBuilds; now: Date };
type Writing = Town & {
  tx: Tx;
  random: Random;
  idOf: (username: string) => number;
  tell: ReturnType<typeof createTeller>;
};

/** After people, posts and money. Everything is done by the store's own actions, each at its own time. */
export async function writeGames(tx: Tx, town: Town): Promise<void> {
  const rows = await tx.selectFrom('users').select(['id', 'username']).execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  const idOf = (username: string) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
  const writing: Writing = { ...town, tx, idOf, tell: tellRecent(town.now), random: createRandom('games') };
  await fillWallets(writing);
  await writeShots(writing);
  const written = new Map<string, number>();
  for (const game of games.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    written.set(game.title, await writeGame(writing, game));
  }
  for (const owned of ownedByClient) {
    const at = new Date(town.now.getTime() - owned.hoursAgo * HOUR_MS);
    await buy(writing, {
      gameId: written.get(owned.title) ?? 0,
      by: 'client',
      at,
      isDownloaded: owned.isDownloaded,
    });
  }
  await readOldNews(tx, town.now);
}

/** Telling takes longer than doing, and the town is filled while somebody waits for it. */
function tellRecent(now: Date): ReturnType<typeof createTeller> {
  const tell = createTeller();
  return (tx, at) => (now.getTime() - at.getTime() < NEWS_MS ? tell(tx, at) : forgetGameNews(tx));
}

async function fillWallets({ tx, idOf, now }: Writing): Promise<void> {
  const at = new Date(now.getTime() - 60 * DAY_MS);
  for (const [name, yuan] of Object.entries(gameBudgets)) {
    await payIn(tx, { userId: idOf(name), amountFen: yuan * 100, at });
  }
  await createTeller()(tx, at);
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

async function writeGame(writing: Writing, game: DemoGame): Promise<number> {
  const { tx, idOf, now, tell, pictures } = writing;
  const at = new Date(Math.min(now.getTime() - game.daysAgo * DAY_MS, now.getTime() - LATEST_MS));
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
  await tell(tx, at);
  if (game.ending !== 'pending') await warm(writing, game, id);
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

/** What people do with it, in the order in which they do it. */
async function warm(writing: Writing, game: DemoGame, id: number): Promise<void> {
  const { tx, idOf, now, random } = writing;
  const began = now.getTime() - game.daysAgo * DAY_MS;
  const sometime = () => new Date(began + (now.getTime() - LATEST_MS * 12 - began) * random.between(0.02, 1));
  const likers = draw(random, game.liked, [game.by]).map((name) => ({
    at: sometime(),
    act: async (at: Date) => void (await toggleLike(tx, { gameId: id, userId: idOf(name), now: at })),
  }));
  // What costs something is bought by those who keep money for it.
  const others = people.map(({ username }) => username).filter((name) => !Object.hasOwn(gameBudgets, name));
  const away = [game.by, 'client', ...(game.yuan === undefined ? [] : others)];
  const players = draw(random, game.players ?? 0, away).map((by) => ({
    at: sometime(),
    act: (at: Date) => buy(writing, { gameId: id, by, at, isDownloaded: true }),
  }));
  const acts = [...likers, ...players, ...speakers(writing, game, id, sometime)];
  for (const { at, act } of acts.sort((one, other) => one.at.getTime() - other.at.getTime())) await act(at);
  await tx
    .updateTable('game_stats')
    .set({ view_count: game.views, play_count: game.plays ?? 0 })
    .where('game_id', '=', id)
    .execute();
  await forgetGameNews(tx);
  await refreshHotness(tx, [id]);
}

function speakers(
  { tx, idOf, now, random, tell }: Writing,
  game: DemoGame,
  id: number,
  sometime: () => Date,
) {
  const say = async (
    by: string,
    form: { content: string; rating: number | null; parent_id: number | null },
    at: Date,
  ) => {
    const commentId = await writeComment(tx, idOf(by), { id, ...form }, at);
    await tell(tx, at);
    return commentId;
  };
  const written = game.reviews.map(([by, rating, content, answer]) => ({
    at: sometime(),
    act: async (at: Date) => {
      const commentId = await say(by, { content, rating, parent_id: null }, at);
      const later = new Date(Math.min(at.getTime() + 20 * HOUR_MS, now.getTime() - LATEST_MS));
      if (answer !== undefined)
        await say(game.by, { content: answer, rating: null, parent_id: commentId }, later);
    },
  }));
  const { count, mood } = game.crowd ?? { count: 0, mood: [0, 0, 0, 0, 1] as const };
  const others = draw(random, count, [game.by, ...game.reviews.map(([by]) => by)]);
  const said = new Set<string>();
  const brief = others.map((by) => {
    const rating = random.weighted(mood) + 1;
    const left = (briefly[rating] ?? []).filter((text) => !said.has(text));
    const content = left[random.whole(0, Math.max(0, left.length - 1))] ?? '好玩，还会再来。';
    said.add(content);
    return {
      at: sometime(),
      act: async (at: Date) => void (await say(by, { content, rating, parent_id: null }, at)),
    };
  });
  return [...written, ...brief];
}

type Bought = { gameId: number; by: string; at: Date; isDownloaded?: true | undefined };

/** Whoever can't pay for it leaves it; what was bought long enough ago is settled. */
async function buy(
  { tx, idOf, now, tell }: Writing,
  { gameId, by, at, isDownloaded }: Bought,
): Promise<void> {
  const game = await lockGame(tx, gameId);
  if (!game) throw new Error(`No game ${gameId} to buy`);
  const userId = idOf(by);
  if ((await getBalances(tx, userId)).availableFen < game.price_fen) return;
  const purchase = await acquire(tx, { gameId, userId, seenFen: game.price_fen, now: at });
  await tell(tx, at);
  const build = await tx
    .selectFrom('game_builds')
    .select('id')
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  const file = build && isDownloaded ? await findBuild(tx, build.id) : null;
  if (file) await fetchAs(tx, userId, file, new Date(at.getTime() + LATEST_MS));
  const settledAt = new Date(at.getTime() + 2 * HOUR_MS);
  if (settledAt > now) return;
  await settle(tx, purchase.id, settledAt);
  await tell(tx, settledAt);
}
