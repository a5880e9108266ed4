import type { Target } from './load.ts';

/** Statements that fill the bounty market; people are there already. */
export function bountyStatements(bounties: number): [string, string][] {
  return [
    [
      'bounties',
      `with people as (select array_agg(id) as ids from users where username like 'seed\\_%')
       insert into bounties (user_id, title, category, style, description, budget_min_fen, budget_max_fen, deadline,
         is_commercial, has_applicants, status, rank, created_at, updated_at)
       select people.ids[1 + floor(random() * array_length(people.ids, 1))::int], '种子约稿 ' || n, 1 + n % 6,
         1 + (n / 6) % 5, repeat('雨夜的竹林，主角提灯上山，灯是全画唯一的暖色。', 4), 300000, 500000,
         current_date + n % 60, n % 3 = 0, n % 4 > 0, case when n % 5 = 0 then 'open' else 'closed' end,
         extract(epoch from made) / 172800 + random() * 2, made, made
       from generate_series(1, ${bounties}) n, people,
         lateral (select now() - interval '1 day' - (n * interval '5 minutes') as made) at`,
    ],
    ['bounty_stats', 'insert into bounty_stats (bounty_id) select id from bounties on conflict do nothing'],
  ];
}

export function bountyTargets(url: string, token: string): [string, Target][] {
  const market = (query: string): Target => ({ url: `${url}/api/bounty/index?${query}`, headers: { token } });
  return [
    ['bounty market, page 1', market('')],
    ['bounty market, page 1, visitor', { url: `${url}/api/bounty/index` }],
    ['bounty market, hot', market('order=hot')],
    ['bounty market, one category', market('category=2')],
    ['bounty market, four filters', market('category=2&style=5&business=business&no_applicants=1')],
  ];
}
