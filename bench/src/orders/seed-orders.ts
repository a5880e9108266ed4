import type { Client } from 'pg';

/** So many have orders; each has as many as the others, so that growth is growth of the whole and of nobody's list. */
export const OWN_ORDERS = 50;

/**
 * Orders of people made for them, fifty each, in all states. Written past the triggers; numbers and people go on from what is there.
 * Answers with how many there are now.
 */
export async function seedOrders(client: Client, count: number): Promise<number> {
  const people = Math.ceil(count / OWN_ORDERS);
  await client.query(
    `insert into users (username, username_key)
     select 'buyer_' || n, 'buyer_' || n from (
       select generate_series(1, $1::int) + (select count(*) from users where username like 'buyer\\_%') as n
     ) numbers on conflict do nothing`,
    [people],
  );
  await client.query(
    `insert into orders (order_numbers, client_id, creator_id, title, brief, price_fen, status, deposit_due_at, created_at,
       updated_at, turn, client_rank, creator_rank, sort_key, ended_at)
     select 'ZJ9' || lpad((k.base + n)::text, 17, '0'), buyers.ids[1 + n / $2::int], buyers.ids[1 + (n / $2::int + 1) % $3::int],
       '种子订单 ' || n, '雨夜的竹林', 100000, state.status, now() + interval '1 day', now(), now(),
       case when state.rank < 2 then 'client' end, state.rank, least(2, state.rank + 1),
       case when state.rank = 2 then -n::bigint else n::bigint end, case when state.rank = 2 then now() end
     from generate_series(0, $1::int - 1) n, (select count(*) as base from orders) k,
       (select array_agg(id) as ids from (select id from users where username like 'buyer\\_%' order by id desc limit $3) b) buyers,
       lateral (select (array['pending_deposit', 'in_progress', 'delivered', 'completed', 'cancelled'])[1 + n % 5] as status,
         (array[0, 1, 0, 2, 2])[1 + n % 5] as rank) state`,
    [count, OWN_ORDERS, people],
  );
  await client.query('vacuum analyze orders, users');
  const { rows } = await client.query<{ total: number }>('select count(*)::int as total from orders');
  return rows[0]?.total ?? 0;
}

/** Fifty orders of somebody who can sign in, as many as everybody has. */
export async function giveOrders(client: Client, username: string): Promise<void> {
  await client.query(
    `update orders set client_id = u.id from users u
     where u.username = $1 and orders.client_id = (select min(client_id) from orders where title like '种子订单%')
       and orders.creator_id <> u.id`,
    [username],
  );
}
