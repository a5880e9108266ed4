import type { Client } from 'pg';

/** What one client does again and again. */
export type Work = (client: Client, turn: number) => Promise<void>;

/** Each client and its own people, as strangers pay strangers: what is measured is the work, not the waiting for one account. */
const pairOf = (lane: number) => [lane * 2 + 1, lane * 2 + 2] as const;

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  await work();
  await client.query('commit');
}

/** The least that moving an amount can cost: two rows of a plain table, by their ids. */
export function moveTwoRows(lane: number): Work {
  const [from, to] = pairOf(lane);
  const change = (client: Client, id: number, by: number) =>
    client.query({
      name: 'change',
      text: 'update bench_rows set n = n + $1 where id = $2',
      values: [by, id],
    });
  return (client) =>
    inTransaction(client, async () => {
      await change(client, from, -1);
      await change(client, to, 1);
    });
}

const TRANSFER = `select * from ledger_transfer($1, 'payment', 'order', $2, null, now(),
  $3::text[], array['available', 'escrow'], array[$4, $4]::bigint[], array[null, $2]::bigint[], array[-1, 1]::bigint[])`;

/** Beyond those of the town, whose money belongs to somebody else. */
const FIRST_ORDER = 1_000_000_000;

/** From somebody's 可用 into an order of theirs, with a key of its own each time. */
export function transferOnce(lane: number, userId: number, run: string): Work {
  const orderId = FIRST_ORDER + lane;
  const names = [`available:${userId}`, `escrow:${userId}#${orderId}`];
  return (client, turn) =>
    inTransaction(client, async () => {
      const values = [`bench:${run}:${lane}:${turn}`, orderId, names, userId];
      const { rows } = await client.query<{ outcome: string }>({ name: 'transfer', text: TRANSFER, values });
      if (rows[0]?.outcome !== 'made') throw new Error(`The transfer was ${rows[0]?.outcome}.`);
    });
}

/** The three figures, the first page of the ledger and the income of a year: what a wallet shows when it is opened. */
export function readWallet(userId: number): Work {
  const read = (client: Client, name: string, text: string) => client.query({ name, text, values: [userId] });
  return async (client) => {
    await read(
      client,
      'balances',
      'select kind, sum(balance_fen) from ledger_accounts where user_id = $1 and has_money group by kind',
    );
    await read(
      client,
      'entries',
      `select e.*, t.cause_kind, t.cause_id from (
         select * from ledger_entries where account_id = (
           select id from ledger_accounts where name = 'available:' || $1::bigint
         ) order by seq desc limit 20
       ) e join ledger_transfers t on t.id = e.transfer_id order by e.seq desc`,
    );
    await read(
      client,
      'income',
      'select month, amount_fen from ledger_income where user_id = $1 order by month desc limit 12',
    );
  };
}
