import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { welcome } from '../../modules/user-notices/index.ts';
import { shownName } from '../../modules/users/index.ts';

/** The newest of each type are still to be read. */
const UNREAD_OF_EACH = 2;

const postSubject = sql`'post' as subject_kind, p.id as subject_id, p.title, left(p.summary, 100) as excerpt,
  p.cover_image as picture, '/post/' || p.id as link`;
const commentSubject = sql`'comment', c.id, p.title, left(c.content, 100), p.cover_image,
  '/post/' || p.id || '#comment-' || coalesce(c.parent_id, c.id)`;
const userSubject = sql`'user', u.id, ${shownName()}, '', u.avatar, '/user/' || u.id`;

/** Who did what to whom; keys and subjects are those of the modules' own notices, so that later events find them. */
const townNews = (accounts: RawBuilder<unknown>) => sql`
  select p.user_id, 'like' as type, 'post_like' as kind, 'post-like:' || p.id as key, ${postSubject},
    l.user_id as actor_id, l.created_at
  from post_likes l join posts p on p.id = l.post_id where p.user_id = ${accounts}
  union all
  select c.user_id, 'like', 'comment_like', 'comment-like:' || c.id, ${commentSubject}, l.user_id, l.created_at
  from comment_likes l join comments c on c.id = l.comment_id join posts p on p.id = c.post_id
  where c.user_id = ${accounts}
  union all
  select c.reply_user_id, 'at', 'reply', 'comment:' || c.id, ${commentSubject}, c.user_id, c.created_at
  from comments c join posts p on p.id = c.post_id where c.reply_user_id = ${accounts}
  union all
  select p.user_id, 'at', 'comment', 'comment:' || c.id, ${commentSubject}, c.user_id, c.created_at
  from comments c join posts p on p.id = c.post_id
  where p.user_id = ${accounts} and c.reply_user_id is distinct from p.user_id
  union all
  select f.followee_id, 'follow', 'follow', 'follow:' || f.follower_id, ${userSubject}, f.follower_id, f.created_at
  from follows f join users u on u.id = f.follower_id where f.followee_id = ${accounts}`;

/**
 * What the town did before there was anybody to tell: the demo accounts find it as if they had been told, dated like
 * its causes.
 */
export async function writeNotices(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const accounts = sql`any(${[...accountIds]}::bigint[])`;
  const subject = sql`subject_kind, subject_id, title, excerpt, picture, link`;
  await sql`create temporary table town_news on commit drop as ${townNews(accounts)}`.execute(tx);
  await sql`
    insert into notices (user_id, type, kind, key, ${subject}, actor_count, is_read, created_at, updated_at)
    select user_id, type, kind, key, ${subject}, count(*),
      row_number() over (partition by user_id, type order by max(created_at) desc, key) > ${UNREAD_OF_EACH},
      min(created_at), max(created_at)
    from town_news where actor_id <> user_id
    group by user_id, type, kind, key, ${subject} order by max(created_at), key`.execute(tx);
  await sql`
    insert into notice_actors (notice_id, actor_id, created_at)
    select n.id, news.actor_id, news.created_at
    from town_news news join notices n on n.user_id = news.user_id and n.key = news.key
    where news.actor_id <> news.user_id`.execute(tx);
  const { kind, id, title, excerpt, picture, link } = welcome.subject;
  await sql`
    insert into notices (user_id, type, kind, key, ${subject}, is_read, created_at, updated_at)
    select u.id, 'system', 'system', ${welcome.key}, ${kind}, ${id}, ${title}, ${excerpt}, ${picture}, ${link},
      true, u.created_at, u.created_at
    from users u where u.id = ${accounts} order by u.id`.execute(tx);
}
