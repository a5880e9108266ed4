import type { RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import { sql } from 'kysely';
import type { TestApp } from '../../../test/test-app.ts';

/* For tests: people and what happened to them, on days before the list of a day. */

/** Six in the morning of 17 November 2026 in Shanghai: the end of that day's period. */
export const DAY = '2026-11-17';
export const SIX = new Date('2026-11-16T22:00:00Z');
const DAY_MS = 86_400_000;

export const ago = (days: number): Date => new Date(SIX.getTime() - days * DAY_MS);

let counter = 0;

export async function settle(app: TestApp, name = `maker${++counter}`): Promise<number> {
  const { id } = await app.db
    .insertInto('users')
    .values({ username: name, username_key: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function settleMany(app: TestApp, number: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`insert into users (username, username_key)
    select 'crowd' || n, 'crowd' || n from generate_series(${++counter * 100_000}::int, ${counter * 100_000 + number - 1}::int) n
    returning id`.execute(app.db);
  return rows.map(({ id }) => id);
}

type PostOptions = { daysAgo?: number; tags?: readonly string[]; isWork?: boolean };

export async function posts(app: TestApp, userId: number, options: PostOptions = {}): Promise<number> {
  const { daysAgo = 200, tags = [], isWork = false } = options;
  const labels = JSON.stringify(tags.map((name, id) => ({ id, name })));
  const { rows } = await sql<{ id: number }>`
    insert into posts (user_id, title, content, excerpt, cover_image, tag_labels, created_at)
    values (${userId}, '一幅', '', '', ${isWork ? '/files/images/aa/a-640.webp' : ''}, ${labels}::jsonb, ${ago(daysAgo)})
    returning id`.execute(app.db);
  return rows[0]?.id ?? 0;
}

export async function like(app: TestApp, by: readonly number[], postId: number, daysAgo = 1): Promise<void> {
  await sql`insert into post_likes (post_id, user_id, created_at)
    select ${postId}, liker, ${ago(daysAgo)} from unnest(${[...by]}::bigint[]) liker`.execute(app.db);
}

export async function follow(
  app: TestApp,
  by: readonly number[],
  userId: number,
  daysAgo = 1,
): Promise<void> {
  await sql`insert into follows (follower_id, followee_id, created_at)
    select follower, ${userId}, ${ago(daysAgo)} from unnest(${[...by]}::bigint[]) follower`.execute(app.db);
}

export async function complete(
  app: TestApp,
  order: { by: number; for: number; daysAgo?: number },
): Promise<void> {
  const at = ago(order.daysAgo ?? 1);
  await sql`insert into orders (order_numbers, client_id, creator_id, title, price_fen, status, deposit_due_at, created_at,
      updated_at, completed_at)
    values ('ZJ' || lpad(${String(++counter)}, 18, '0'), ${order.for}, ${order.by}, '约稿', 100, 'completed', ${at}, ${at}, ${at}, ${at})`.execute(
    app.db,
  );
}

export type Line = { place: number; id: number; points: number; trend: number | null; streak: number };

export async function linesOf(
  app: TestApp,
  list: { category?: string; period?: RankingPeriod; day?: string } = {},
): Promise<Line[]> {
  const { category = 'all', period = 'week', day = DAY } = list;
  const { rows } = await sql<Line>`
    select e.place, e.subject_id as id, e.points, e.trend, e.streak
    from ranking_entries e join ranking_snapshots s on s.id = e.snapshot_id
    where s.board = 'creators' and s.category = ${category} and s.period = ${period} and s.day = ${day}::date
    order by e.place`.execute(app.db);
  return rows;
}

export const pointsOf = async (app: TestApp, id: number, list: Parameters<typeof linesOf>[1] = {}) =>
  (await linesOf(app, list)).find((line) => line.id === id)?.points ?? 0;
