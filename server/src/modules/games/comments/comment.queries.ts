import { gameLimits } from '@zaojie/contract/games/game-limits';
import type { GameCommentOrder } from '@zaojie/contract/games/game-words';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Sql } from '../../../db/statement.ts';
import { isShownTo, shownName } from '../../users/index.ts';

export type CommentRow = {
  id: number;
  game_id: number;
  developer_id: number;
  content: string;
  rating: number | null;
  parent_id: number | null;
  reply_user_id: number | null;
  reply_nickname: string | null;
  user_id: number;
  nickname: string;
  avatar: string;
  like_count: number;
  reply_count: number;
  is_liked: boolean;
  created_at: Date | string;
};
export type ThreadRow = CommentRow & { replies: CommentRow[] };

const columns = (viewerId: number | null) => sql`
  c.id, c.game_id, g.user_id as developer_id, c.content, c.rating, c.parent_id, c.reply_user_id,
  ${shownName('r')} as reply_nickname, c.user_id, ${shownName()} as nickname, u.avatar, c.like_count, c.reply_count,
  exists (select 1 from game_comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId ?? 0}) as is_liked,
  c.created_at`;
const people = sql`join games g on g.id = c.game_id join users u on u.id = c.user_id
  left join users r on r.id = c.reply_user_id`;
const isShown = (viewerId: number | null) => isShownTo(viewerId, sql.ref('c.user_id'));

export type ThreadList = {
  gameId: number;
  viewerId: number | null;
  rating: number | null;
  order: GameCommentOrder;
  limit: number;
  offset: number;
  after: { likes: number; id: number } | null;
};

const orders: Record<GameCommentOrder, (alias: string) => Sql> = {
  new: (alias) => sql`${sql.ref(`${alias}.id`)} desc`,
  useful: (alias) => sql`${sql.ref(`${alias}.like_count`)} desc, ${sql.ref(`${alias}.id`)} desc`,
};

function goesOn({ order, after }: ThreadList): Sql {
  if (!after) return sql`true`;
  return order === 'new'
    ? sql`c.id < ${after.id}`
    : sql`(c.like_count, c.id) < (${after.likes}, ${after.id})`;
}

/** What begins something, each with its first answers, in one statement. */
export function threadsQuery(list: ThreadList): RawBuilder<ThreadRow> {
  const { viewerId, rating, order } = list;
  return sql<ThreadRow>`
    with page as (
      select ${columns(viewerId)} from game_comments c ${people}
      where c.game_id = ${list.gameId} and c.parent_id is null and c.deleted_at is null
        and ${rating === null ? sql`true` : sql`c.rating = ${rating}::smallint`}
        and ${isShown(viewerId)} and ${goesOn(list)}
      order by ${orders[order]('c')} limit ${list.limit} offset ${list.offset}
    )
    select page.*, coalesce(first.replies, '[]'::json) as replies
    from page left join lateral (
      select json_agg(row_to_json(reply) order by reply.id) as replies from (
        select ${columns(viewerId)} from game_comments c ${people}
        where c.parent_id = page.id and c.deleted_at is null and ${isShown(viewerId)}
        order by c.id limit ${sql.lit(gameLimits.repliesShown)}
      ) reply
    ) first on true
    order by ${orders[order]('page')}`;
}

export function repliesQuery(list: {
  parentId: number;
  viewerId: number | null;
  limit: number;
  offset: number;
  afterId: number | null;
}): RawBuilder<CommentRow> {
  const after = list.afterId === null ? sql`true` : sql`c.id > ${list.afterId}`;
  return sql<CommentRow>`
    select ${columns(list.viewerId)} from game_comments c ${people}
    where c.parent_id = ${list.parentId} and c.deleted_at is null and ${isShown(list.viewerId)} and ${after}
    order by c.id limit ${list.limit} offset ${list.offset}`;
}

/** `is_shown` is false for a comment of somebody whom the viewer has blocked. */
export async function findComment(db: Db, id: number, viewerId: number | null) {
  const { rows } = await sql<CommentRow & { is_shown: boolean }>`
    select ${columns(viewerId)}, ${isShown(viewerId)} as is_shown from game_comments c ${people}
    where c.id = ${id} and c.deleted_at is null and g.status = 'published'`.execute(db);
  return rows[0] ?? null;
}

/** How many begin something, of all ratings or of one; null when there is no such game. */
export async function countThreads(db: Db, gameId: number, rating: number | null): Promise<number | null> {
  const column = rating === null ? sql.ref('s.thread_count') : sql.ref(`s.rated_${rating}`);
  const { rows } = await sql<{ total: number }>`
    select ${column} as total from game_stats s join games g on g.id = s.game_id
    where s.game_id = ${gameId} and g.status = 'published'`.execute(db);
  return rows[0]?.total ?? null;
}
