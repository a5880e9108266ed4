import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';
import { welcome } from '../modules/notifications/notice.rules.ts';

/** The newest of each type are still to be read. */
const UNREAD_OF_EACH = 2;

/** Who did what to whom; the subjects are those of the notifications module, so that later events find them. */
const townNews = (accounts: RawBuilder<unknown>) => sql`
  select p.user_id, 'like' as type, 'post_like' as kind, 'post-like:' || p.id as subject, p.id as post_id,
    null::bigint as comment_id, l.user_id as actor_id, l.created_at
  from post_likes l join posts p on p.id = l.post_id where p.user_id = ${accounts}
  union all
  select c.user_id, 'like', 'comment_like', 'comment-like:' || c.id, c.post_id, c.id, l.user_id, l.created_at
  from comment_likes l join comments c on c.id = l.comment_id where c.user_id = ${accounts}
  union all
  select c.reply_user_id, 'at', 'reply', 'comment:' || c.id, c.post_id, c.id, c.user_id, c.created_at
  from comments c where c.reply_user_id = ${accounts}
  union all
  select p.user_id, 'at', 'comment', 'comment:' || c.id, c.post_id, c.id, c.user_id, c.created_at
  from comments c join posts p on p.id = c.post_id
  where p.user_id = ${accounts} and c.reply_user_id is distinct from p.user_id
  union all
  select f.followee_id, 'follow', 'follow', 'follow:' || f.follower_id, null, null, f.follower_id, f.created_at
  from follows f where f.followee_id = ${accounts}`;

/**
 * What the town did before there was anybody to tell: the demo accounts find it as if they had been told, dated like
 * its causes.
 */
export async function writeNotices(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const accounts = sql`any(${[...accountIds]}::bigint[])`;
  await sql`create temporary table town_news on commit drop as ${townNews(accounts)}`.execute(tx);
  await sql`
    insert into notices (user_id, type, kind, subject, post_id, comment_id, actor_count, is_read, created_at, updated_at)
    select user_id, type, kind, subject, post_id, comment_id, count(*),
      row_number() over (partition by user_id, type order by max(created_at) desc, subject) > ${UNREAD_OF_EACH},
      min(created_at), max(created_at)
    from town_news where actor_id <> user_id
    group by user_id, type, kind, subject, post_id, comment_id order by max(created_at), subject`.execute(tx);
  await sql`
    insert into notice_actors (notice_id, actor_id, created_at)
    select n.id, news.actor_id, news.created_at
    from town_news news join notices n on n.user_id = news.user_id and n.subject = news.subject
    where news.actor_id <> news.user_id`.execute(tx);
  await sql`
    insert into notices (user_id, type, kind, subject, title, content, link, is_read, created_at, updated_at)
    select id, 'system', 'system', ${welcome.subject}, ${welcome.title}, ${welcome.content}, ${welcome.link},
      true, created_at, created_at
    from users where id = ${accounts} order by id`.execute(tx);
}
