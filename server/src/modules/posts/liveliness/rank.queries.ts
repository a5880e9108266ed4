import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { setTagRanks } from '../../tags/index.ts';
import { isRankOff, rankOf } from '../post.rules.ts';

/** Stores the ranks that the counts have moved. Holds the posts meanwhile: of two who count, the later one decides. */
export async function refreshRanks(tx: Tx, postIds: readonly number[]): Promise<void> {
  const posts = await tx
    .selectFrom('posts')
    .innerJoin('post_stats', 'post_stats.post_id', 'posts.id')
    .select(['posts.id', 'posts.rank', 'posts.created_at'])
    .select(['like_count', 'comment_count', 'share_count', 'view_count'])
    .where(sql<boolean>`posts.id = any(${[...postIds]}::bigint[])`)
    .orderBy('posts.id')
    .forNoKeyUpdate('posts')
    .execute();
  // A new rank rewrites the post in seven indexes: for the thousandth like nobody could tell.
  const moved = posts
    .map((post) => ({ ...post, actual: rankOf(post, post.created_at) }))
    .filter((post) => isRankOff(post.rank, post.actual));
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  const ranks = moved.map(({ actual }) => actual);
  await sql`
    update posts p set rank = moved.rank from unnest(${ids}::bigint[], ${ranks}::float8[]) as moved (id, rank)
    where p.id = moved.id`.execute(tx);
  await setTagRanks(tx, ids, ranks);
}
