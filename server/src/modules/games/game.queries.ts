import type { GameStatus } from '@zaojie/contract/games/game-words';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hotnessOf } from './list/rank.rules.ts';

export type GameText = {
  title: string;
  summary: string;
  description: string;
  type_mask: number;
  platform_mask: number;
  language_mask: number;
  tags: string[];
  price_fen: number;
  cover: Picture | null;
  screenshots: Picture[];
  trailer_video: string;
  trailer_link: string;
  link: string;
};

export type LockedGame = GameText & {
  id: number;
  user_id: number;
  status: GameStatus;
  build_count: number;
  player_count: number;
  rank: number;
  published_at: Date | null;
  /** A moderator took it down and hasn't looked at it since. */
  is_barred: boolean;
};

/** Whoever changes a game, what belongs to it or who has it holds its counts, before anything else of it. */
export async function lockGame(tx: Tx, id: number): Promise<LockedGame | null> {
  const held = await sql`select from game_stats where game_id = ${id} for no key update`.execute(tx);
  if (held.rows.length === 0) return null;
  // Asked once the lock is held: what was written while this waited shows only now.
  const { rows } = await sql<LockedGame>`
    select g.id, g.user_id, g.status, g.title, g.summary, g.description, g.type_mask, g.platform_mask, g.language_mask,
      g.tags, g.price_fen, g.cover, g.screenshots, g.trailer_video, g.trailer_link, g.link, g.build_count, g.rank,
      g.published_at, g.barred_at is not null as is_barred, s.player_count
    from games g join game_stats s on s.game_id = g.id where g.id = ${id} and g.deleted_at is null`.execute(
    tx,
  );
  return rows[0] ?? null;
}

const asColumns = (text: GameText) => ({
  ...text,
  cover: text.cover === null ? null : JSON.stringify(text.cover),
  screenshots: JSON.stringify(text.screenshots),
});

export async function insertGame(tx: Tx, userId: number, text: GameText, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('games')
    .values({ ...asColumns(text), user_id: userId, status: 'draft', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('game_stats').values({ game_id: id }).execute();
  return id;
}

export async function updateGame(tx: Tx, id: number, text: GameText, now: Date): Promise<void> {
  await tx
    .updateTable('games')
    .set({ ...asColumns(text), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setPrice(tx: Tx, id: number, priceFen: number, now: Date): Promise<void> {
  await tx.updateTable('games').set({ price_fen: priceFen, updated_at: now }).where('id', '=', id).execute();
}

export type GameState = {
  status: GameStatus;
  reviewReason: string;
  foundWords: readonly string[];
  comesOut: boolean;
  waits: boolean;
  /** Null: as it was. */
  isBarred: boolean | null;
  isGone: boolean;
};

/** A game that comes out for the first time begins its place in the lists; one that comes back keeps it. */
export async function setState(tx: Tx, game: LockedGame, state: GameState, now: Date): Promise<void> {
  const isFirst = state.comesOut && game.published_at === null;
  const none = {
    player_count: 0,
    rating_count: 0,
    like_count: 0,
    comment_count: 0,
    play_count: 0,
    view_count: 0,
  };
  await tx
    .updateTable('games')
    .set({
      status: state.status,
      review_reason: state.reviewReason,
      found_words: [...state.foundWords],
      updated_at: now,
      ...(state.isBarred !== null && { barred_at: state.isBarred ? now : null }),
      ...(state.waits && { submitted_at: now }),
      ...(isFirst && { published_at: now, rank: hotnessOf(none, now) }),
      ...(state.isGone && { deleted_at: now }),
    })
    .where('id', '=', game.id)
    .execute();
  const shown = Number(state.status === 'published') - Number(game.status === 'published');
  if (shown !== 0) await moveGameCount(tx, game.user_id, shown);
}

async function moveGameCount(tx: Tx, userId: number, by: number): Promise<void> {
  await sql`
    insert into game_developers as d (user_id, game_count) values (${userId}, greatest(${by}::int, 0))
    on conflict (user_id) do update set game_count = d.game_count + ${by}::int`.execute(tx);
}

export async function countGamesOf(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from games where user_id = ${userId} and deleted_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Of whoever wants to point to it as theirs. */
export async function isOwnPublishedGame(tx: Tx, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from games where id = ${id} and user_id = ${userId} and status = 'published' and deleted_at is null`.execute(
    tx,
  );
  return rows.length > 0;
}
