import { sql } from 'kysely';
import type { ExportPart } from '../../frame/own-data.ts';

/** What somebody's archive has of theirs from here. */
export const gameExports: readonly ExportPart[] = [
  {
    name: 'games',
    about: '发布的游戏',
    rows: (userId) => sql`
    select id, title, summary, description, price_fen, link, tags, status, created_at, published_at, deleted_at
    from games where user_id = ${userId} order by id`,
  },
  {
    name: 'game-comments',
    about: '游戏的评论和评分',
    rows: (userId) => sql`
    select id, game_id, parent_id, content, rating, created_at, deleted_at
    from game_comments where user_id = ${userId} order by id`,
  },
  {
    name: 'liked-games',
    about: '赞过的游戏和评论',
    rows: (userId) => sql`
    select game_id, null::bigint as comment_id, created_at from game_likes where user_id = ${userId}
    union all select null, comment_id, null from game_comment_likes where user_id = ${userId}`,
  },
  {
    name: 'game-purchases',
    about: '买过的游戏',
    rows: (userId) => sql`
    select id, game_id, paid_fen, status, created_at, downloaded_at, ended_at
    from game_purchases where user_id = ${userId} order by id`,
  },
  {
    name: 'game-sales',
    about: '卖出的游戏',
    rows: (userId) => sql`
    select id, game_id, paid_fen, fee_fen, status, created_at, settle_at, ended_at
    from game_purchases where seller_id = ${userId} order by id`,
  },
];
