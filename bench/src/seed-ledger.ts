import type { Client } from 'pg';

const EARNED_FEN = 1_000_000;

/** Rows of a plain table to compare with, as many as there are accounts at work. */
export async function seedRows(client: Client, count: number): Promise<void> {
  await client.query(
    'create table bench_rows (id bigint primary key, n bigint not null) with (fillfactor = 70)',
  );
  await client.query('insert into bench_rows select n, 0 from generate_series(1, $1::int) n', [count]);
}

/** Somebody with a history of so many entries, and money left. */
export async function seedMember(client: Client, entries: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (username, username_key) select name, name from (select 'saver_' || count(*) as name from users) n
     returning id::int`,
  );
  const id = rows[0]?.id ?? 0;
  await seedEntries(client, id, entries);
  return id;
}

/**
 * A member whose 可用 has so many entries, alternately in and out. Written past the triggers, which would move one balance a
 * million times in one transaction; what comes out is what they would have made.
 */
async function seedEntries(client: Client, userId: number, count: number): Promise<void> {
  const key = `seed:${userId}:`;
  const balance = Math.ceil(count / 2) * EARNED_FEN - Math.floor(count / 2);
  const tables = ['ledger_accounts', 'ledger_entries', 'ledger_income'];
  await client.query('begin');
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(
    `insert into ledger_transfers (key, kind, cause_kind, cause_id, created_at)
     select $1 || n, case when n % 2 = 1 then 'income' else 'payment' end, 'order', n, now() - (($2 - n) * interval '1 second')
     from generate_series(1, $2::int) n`,
    [key, count],
  );
  await client.query(
    `with opened as (
       insert into ledger_accounts (kind, user_id, balance_fen, entry_count)
       values ('available', $2, $4, $3) returning id
     ), moved as (
       select t.id, t.kind, t.created_at, substr(t.key, length($1) + 1)::bigint as n
       from ledger_transfers t where t.key like $1 || '%'
     )
     insert into ledger_entries (account_id, seq, transfer_id, amount_fen, balance_after_fen, kind, created_at, is_listed)
     select opened.id, n, moved.id, case when n % 2 = 1 then $5::bigint else -1 end, (n + 1) / 2 * $5::bigint - n / 2, kind,
       created_at, true
     from moved, opened`,
    [key, userId, count, balance, EARNED_FEN],
  );
  await client.query(
    `insert into ledger_income (user_id, month, amount_fen, transfer_count)
     select $1, month, sum(amount_fen), count(*) from ledger_entries
     where account_id = (select id from ledger_accounts where name = 'available:' || $1::bigint) and kind = 'income'
     group by month`,
    [userId],
  );
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await client.query('commit');
}
