import { Client } from 'pg';
import { creatorStatements } from './seed-creators.ts';
import { bountyStatements } from './bounty-market.ts';
import { gameStatements } from './market/games-store.ts';
import { seedTexts } from './seed-texts.ts';

export type SeedSize = {
  users: number;
  posts: number;
  comments: number;
  likes: number;
  bounties: number;
  games: number;
  ratings: number;
};

export const fullSize: SeedSize = {
  users: 20_000,
  posts: 100_000,
  comments: 1_000_000,
  likes: 2_000_000,
  bounties: 100_000,
  games: 100_000,
  ratings: 1_000_000,
};

/** Statements that fill the tables inside the database: a million rows a minute, the same every time. */
function statements({ users, posts, comments, likes, ...size }: SeedSize): [string, string][] {
  return [
    ['random', 'select setseed(0.42)'],
    [
      'users',
      `insert into users (username, username_key, nickname, bio)
       select 'seed_' || n, 'seed_' || n, '居民' || n, '种子居民' from generate_series(1, ${users}) n`,
    ],
    [
      'circles',
      `insert into circles (name) select '种子圈' || n from generate_series(1, 40) n on conflict do nothing`,
    ],
    [
      'tags',
      `insert into tags (name, name_key) select '种子' || n, '种子' || n from generate_series(1, 400) n on conflict do nothing`,
    ],
    [
      'posts',
      `with people as (select array_agg(id) as ids from users where username like 'seed\\_%'),
        places as (select array_agg(id) as ids from circles)
       insert into posts (user_id, circle_id, title, content, excerpt, summary, media, cover_image, created_at, rank)
       select people.ids[1 + floor(random() * array_length(people.ids, 1))::int],
         case when random() < 0.7 then places.ids[1 + floor(random() * array_length(places.ids, 1))::int] end,
         title, '<p>' || words || '</p>', '<p>' || left(words, 100) || '</p>', left(words, 100),
         '[]'::jsonb, '', made, extract(epoch from made) / 172800 + random() * 2
       from generate_series(1, ${posts}) n, people, places,
         lateral (select now() - interval '1 day' - (n * interval '7 minutes') as made) at,
         lateral (${seedTexts}) texts`,
    ],
    ['post_stats', `insert into post_stats (post_id) select id from posts on conflict do nothing`],
    [
      'post_tags',
      `with labels as (select array_agg(id) as ids from tags)
       insert into post_tags (post_id, tag_id, position, created_at, rank)
       select p.id, labels.ids[1 + (p.id * (k + 3) * 7919 % array_length(labels.ids, 1))], k, p.created_at, p.rank
       from posts p, labels, generate_series(0, 1) k where p.title like '种子帖子%' on conflict do nothing`,
    ],
    [
      'posts of tags',
      `update tags t set post_count = n.posts
       from (select tag_id, count(*)::int as posts from post_tags group by tag_id) n where n.tag_id = t.id`,
    ],
    [
      'of circles',
      `update circles c set post_count = n.posts
       from (select circle_id, count(*)::int as posts from posts where deleted_at is null group by circle_id) n
       where n.circle_id = c.id`,
    ],
    [
      'comments',
      `with people as (select array_agg(id) as ids from users where username like 'seed\\_%'),
        works as (select array_agg(id) as ids from posts where title like '种子帖子%')
       insert into comments (post_id, user_id, content)
       select works.ids[1 + floor(power(random(), 2) * array_length(works.ids, 1))::int],
         people.ids[1 + floor(random() * array_length(people.ids, 1))::int], '种子评论 ' || n
       from generate_series(1, ${comments}) n, people, works`,
    ],
    [
      'post_likes',
      `with people as (select array_agg(id) as ids from users where username like 'seed\\_%'),
        works as (select array_agg(id) as ids from posts where title like '种子帖子%')
       insert into post_likes (post_id, user_id)
       select works.ids[1 + floor(power(random(), 2) * array_length(works.ids, 1))::int],
         people.ids[1 + floor(random() * array_length(people.ids, 1))::int]
       from generate_series(1, ${likes}) n, people, works on conflict do nothing`,
    ],
    [
      'counts',
      `update post_stats s set comment_count = coalesce(c.n, 0), like_count = coalesce(l.n, 0)
       from posts p
       left join (select post_id, count(*)::int as n from comments group by post_id) c on c.post_id = p.id
       left join (select post_id, count(*)::int as n from post_likes group by post_id) l on l.post_id = p.id
       where s.post_id = p.id and p.title like '种子帖子%'`,
    ],
    [
      'posts of each',
      `update users u set post_count = p.n
       from (select user_id, count(*)::int as n from posts where deleted_at is null group by user_id) p
       where p.user_id = u.id`,
    ],
    ['likes received', 'select recount_likes_received()'],
    [
      'follows',
      `insert into follows (follower_id, followee_id)
       select me.id, u.id from users me cross join lateral (
         select id from users where username like 'seed\\_%' order by id limit 200) u
       where me.username = 'client' on conflict do nothing`,
    ],
    ...creatorStatements,
    ...bountyStatements(size.bounties),
    ...gameStatements(size.games, size.ratings),
    // As a database is that has been in use: the indexes know what needs no look at the table.
    ['statistics', 'vacuum analyze'],
  ];
}

export async function seed(databaseUrl: string, size: SeedSize, say: (line: string) => void): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, statement_timeout: 0 });
  await client.connect();
  try {
    for (const [name, statement] of statements(size)) {
      const start = performance.now();
      const { rowCount } = await client.query(statement);
      say(
        `${name.padEnd(14)} ${String(rowCount ?? 0).padStart(9)} rows  ${((performance.now() - start) / 1000).toFixed(1)} s`,
      );
    }
  } finally {
    await client.end();
  }
}

/** More posts of everybody whom the measured member follows. */
export async function seedFollowed(databaseUrl: string, each: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query(
      `with people as (
         select f.followee_id as id from follows f join users me on me.id = f.follower_id where me.username = 'client'
       ), added as (
         insert into posts (user_id, title, content, excerpt, created_at)
         select people.id, '种子帖子 ' || n, '<p>又一篇</p>', '<p>又一篇</p>', now() - interval '1 day' - random() * interval '1 year'
         from people, generate_series(1, $1::int) n returning id, user_id
       ), counted as (
         insert into post_stats (post_id) select id from added
       )
       update users u set post_count = u.post_count + $1::int from people where people.id = u.id`,
      [each],
    );
    await client.query('analyze posts');
  } finally {
    await client.end();
  }
}
