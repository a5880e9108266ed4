import type { Target } from './load.ts';

/** Statements that fill the store; people are there already. */
export function gameStatements(games: number, ratings: number): [string, string][] {
  return [
    [
      'games',
      `with people as (select array_agg(id) as ids from users where username like 'seed\\_%')
       insert into games (user_id, title, summary, description, type_mask, platform_mask, price_fen, cover, link, status,
         published_at, rank, created_at, updated_at)
       select people.ids[1 + floor(random() * array_length(people.ids, 1))::int], '种子游戏 ' || n, '天黑之前，跳到最后一座岛。',
         repeat('每座岛是一关，岛与岛之间的路由你跳过的顺序决定。', 6), (1 << (1 + n % 12)) | (1 << (1 + (n / 12) % 12)),
         1 << (1 + n % 5), (n % 100) * 100,
         '{"url": "/files/images/00/seed-1280.webp", "width": 1280, "height": 720, "blur": "", "widths": [320, 640, 1280]}',
         'https://example.com/play', 'published', made, extract(epoch from made) / 604800 + random() * 2, made, made
       from generate_series(1, ${games}) n, people,
         lateral (select now() - interval '1 day' - (n * interval '5 minutes') as made) at`,
    ],
    ['game_stats', 'insert into game_stats (game_id) select id from games on conflict do nothing'],
    [
      'game ratings',
      `with people as (select array_agg(id) as ids from users where username like 'seed\\_%'),
        shown as (select array_agg(id) as ids from games where title like '种子游戏%')
       insert into game_comments (game_id, user_id, content, rating, rated_at, like_count, created_at)
       select shown.ids[1 + floor(power(random(), 2) * array_length(shown.ids, 1))::int],
         people.ids[1 + floor(random() * array_length(people.ids, 1))::int], '种子评论 ' || n, 1 + n % 5,
         now() - n * interval '10 seconds', n % 50, now() - n * interval '10 seconds'
       from generate_series(1, ${ratings}) n, people, shown on conflict do nothing`,
    ],
    [
      'counts of games',
      `update game_stats s set comment_count = c.n, thread_count = c.n, rated_1 = c.one, rated_2 = c.two, rated_3 = c.three,
         rated_4 = c.four, rated_5 = c.five
       from (select game_id, count(*)::int as n, count(*) filter (where rating = 1)::int as one,
         count(*) filter (where rating = 2)::int as two, count(*) filter (where rating = 3)::int as three,
         count(*) filter (where rating = 4)::int as four, count(*) filter (where rating = 5)::int as five
         from game_comments where content like '种子评论%' group by game_id) c
       where c.game_id = s.game_id`,
    ],
  ];
}

type Page = { data: { data: { id: number }[] } };

export async function gameTargets(url: string, token: string): Promise<[string, Target][]> {
  const store = (query: string): Target => ({ url: `${url}/api/game/index?${query}`, headers: { token } });
  const newest = (await (await fetch(`${url}/api/game/index`)).json()) as Page;
  const id = newest.data.data[0]?.id ?? 1;
  const detail = (headers: Record<string, string>): Target => ({
    url: `${url}/api/game/detail`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  return [
    ['games, page 1', store('')],
    ['games, page 1, visitor', { url: `${url}/api/game/index` }],
    ['games, four filters', store('game_type=3,7&platform=1&price_min=5&price_max=60&order=rating')],
    ['game detail', detail({ token })],
    ['game detail, visitor', detail({})],
    ['game comments', { url: `${url}/api/game/comments?id=${id}`, headers: { token } }],
  ];
}
