import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { transaction } from '../../../db/transaction.ts';
import { refreshHotness, refreshRatingRank } from '../list/rank.queries.ts';

/** What is counted anew from the rows that it counts; views and plays are only known by their counts. */
const counted = sql`
  select g.id as game_id,
    (select count(*) from game_likes l where l.game_id = g.id)::int as like_count,
    (select count(*) from game_comments c where c.game_id = g.id and c.deleted_at is null)::int as comment_count,
    (select count(*) from game_comments c where c.game_id = g.id and c.deleted_at is null and c.parent_id is null)::int
      as thread_count,
    (select count(*) from game_purchases p where p.game_id = g.id and p.status <> 'refunded')::int as player_count,
    (select count(*) from game_purchases p where p.game_id = g.id and p.downloaded_at is not null)::int as download_count,
    coalesce(r.stars, '{0,0,0,0,0}') as stars
  from games g left join lateral (
    select array[count(*) filter (where c.rating = 1), count(*) filter (where c.rating = 2),
      count(*) filter (where c.rating = 3), count(*) filter (where c.rating = 4),
      count(*) filter (where c.rating = 5)]::int[] as stars
    from game_comments c where c.game_id = g.id and c.rating is not null and c.deleted_at is null
  ) r on true`;

const isOff = sql`(s.like_count, s.comment_count, s.thread_count, s.player_count, s.download_count, s.rated_1, s.rated_2,
    s.rated_3, s.rated_4, s.rated_5)
  is distinct from (n.like_count, n.comment_count, n.thread_count, n.player_count, n.download_count, n.stars[1],
    n.stars[2], n.stars[3], n.stars[4], n.stars[5])`;

const PER_STEP = 500;

async function recomputeSome(tx: Tx, ids: readonly number[]): Promise<number[]> {
  // Held first, so that nobody counts between the counting and the writing.
  await sql`select from game_stats where game_id = any(${[...ids]}::bigint[]) order by game_id for no key update`.execute(
    tx,
  );
  const { rows } = await sql<{ game_id: number }>`
    update game_stats s set like_count = n.like_count, comment_count = n.comment_count, thread_count = n.thread_count,
      player_count = n.player_count, download_count = n.download_count, rated_1 = n.stars[1], rated_2 = n.stars[2],
      rated_3 = n.stars[3], rated_4 = n.stars[4], rated_5 = n.stars[5]
    from (${counted} where g.id = any(${[...ids]}::bigint[])) n
    where s.game_id = n.game_id and ${isOff} returning s.game_id`.execute(tx);
  for (const id of ids) await refreshRatingRank(tx, id);
  await refreshHotness(tx, ids);
  return rows.map((row) => row.game_id);
}

async function recountDevelopers(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update game_developers d set game_count = n.count
    from (select d.user_id, (select count(*) from games g where g.user_id = d.user_id and g.status = 'published')::int as count
      from game_developers d) n
    where d.user_id = n.user_id and d.game_count <> n.count`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export type Recomputed = { games: number; wrong: number[]; developers: number };

/** Works ratings, counts and ranks of all games out anew, some at a time; says which were wrong. */
export async function recomputeGames(db: Db): Promise<Recomputed> {
  const wrong: number[] = [];
  let games = 0;
  for (let after = 0; ;) {
    const ids = await nextIds(db, after);
    if (ids.length === 0) break;
    wrong.push(...(await transaction(db, (tx) => recomputeSome(tx, ids))));
    games += ids.length;
    after = ids.at(-1) ?? after;
  }
  return { games, wrong, developers: await recountDevelopers(db) };
}

async function nextIds(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('games')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(PER_STEP)
    .execute();
  return rows.map(({ id }) => id);
}
