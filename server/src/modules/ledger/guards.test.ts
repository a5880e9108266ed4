import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../db/transaction.ts';
import { checkLedger } from './check-ledger.ts';
import { addRichPerson, deeds, make, NOW, once } from './ledger.rig.ts';
import type { Fault, FaultKind } from './verify.queries.ts';
import { inspectLedger, verifyLedger } from './verify-ledger.ts';

let app: TestApp;
let person: number;
beforeAll(async () => {
  app = await startTestApp();
  person = await addRichPerson(app.db, 1_000);
  await make(app.db, once(deeds.pay(1, person, 400)));
  await make(app.db, once(deeds.release({ id: 1, clientId: person, creatorId: person }, 100, 5)));
  await checkLedger(app.db, NOW);
});
afterAll(() => app.close());

const tables = [
  'ledger_accounts',
  'ledger_transfers',
  'ledger_entries',
  'ledger_income',
  'ledger_checks',
] as const;
const contents = () =>
  Promise.all(
    tables.map(
      async (table) => (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(app.db)).rows,
    ),
  );

async function expectRefused(statement: string, words: RegExp): Promise<void> {
  const before = await contents();
  await expect(sql.raw(statement).execute(app.db)).rejects.toThrow(words);
  expect(await contents()).toEqual(before);
}

describe('the product’s own role, which owns the tables, is refused', () => {
  test.each([
    'update ledger_entries set amount_fen = amount_fen + 1',
    'update ledger_entries set kind = kind where false',
    'delete from ledger_entries where seq = 1',
    'truncate ledger_entries',
    "update ledger_transfers set kind = 'refund'",
    'delete from ledger_transfers',
    'truncate ledger_transfers cascade',
    'update ledger_accounts set balance_fen = balance_fen + 1',
    'delete from ledger_accounts',
    'truncate ledger_accounts cascade',
    "insert into ledger_accounts (kind, balance_fen) values ('payouts', 5)",
    "insert into ledger_accounts (kind, entry_count) values ('payouts', 5)",
    'update ledger_income set amount_fen = 1',
    'delete from ledger_income',
    "insert into ledger_income values (1, '2026-01-01', 5, 1)",
    'truncate ledger_income',
    'update ledger_checks set fault_count = 0',
    'delete from ledger_checks',
    'truncate ledger_checks',
    'truncate users cascade',
  ])('%s', (statement) => expectRefused(statement, /append-only: \w+ refused/));

  test('nobody with an account goes away', () =>
    expectRefused('delete from users', /violates foreign key constraint/));
});

describe('entries that don’t add up', () => {
  const account = (name: string) => `(select id from ledger_accounts where name = '${name}')`;
  const write = (entries: [account: string, amountFen: number][], transfer = 't.id') => `
    with t as (
      insert into ledger_transfers (key, kind, cause_kind, cause_id, created_at)
      values ('by hand', 'refund', 'order', 1, now()) returning id
    )
    insert into ledger_entries (account_id, transfer_id, amount_fen, kind, created_at)
    select e.account, ${transfer}, e.amount, 'refund', now() from t, (values ${entries
      .map(([name, amount]) => `(${account(name)}, ${amount})`)
      .join(', ')}) as e(account, amount)`;
  const own = () => `available:${person}`;
  const escrow = () => `escrow:${person}#1`;

  test.each<[string, () => string, RegExp]>([
    ['one alone', () => write([[own(), 5]]), /does not sum to 0/],
    [
      'two that don’t cancel out',
      () =>
        write([
          [own(), 5],
          [escrow(), -4],
        ]),
      /does not sum to 0/,
    ],
    [
      'none at all on an account',
      () =>
        write([
          [own(), 0],
          [escrow(), 0],
        ]),
      /amount_fen_check/,
    ],
    [
      'more for a transfer of before',
      () =>
        write(
          [
            [escrow(), -5],
            ['fees', 5],
          ],
          '1',
        ),
      /written before/,
    ],
    [
      'below 0',
      () =>
        write([
          [own(), 301],
          [escrow(), -301],
        ]),
      /ledger_accounts_covered/,
    ],
    [
      'of an account that isn’t there',
      () =>
        write([
          [own(), 5],
          ['payouts', -5],
        ]),
      /does not exist/,
    ],
    [
      'of a transfer that isn’t there',
      () =>
        write(
          [
            [own(), 5],
            [escrow(), -5],
          ],
          '999999',
        ),
      /transfer 999999 does not exist/,
    ],
    [
      'twice on one account',
      () =>
        write([
          [own(), 5],
          [own(), -5],
        ]),
      /ledger_entries_of_transfer/,
    ],
  ])('%s', (_name, statement, words) => expectRefused(statement(), words));
});

describe('whatever went past the guards is found, and named with its transfer', () => {
  const undone = new Error('undone');
  /** As somebody with the keys of the house would change it; taken back afterwards. */
  async function faultsAfter(statement: string) {
    let faults: Fault[] = [];
    const attempt = transaction(app.db, async (tx) => {
      for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      await sql.raw(statement).execute(tx);
      ({ faults } = await inspectLedger(tx));
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
    return faults;
  }
  const onOwn = (condition: string) =>
    `account_id = (select id from ledger_accounts where name = 'available:${person}') and ${condition}`;
  const found = (kind: FaultKind, transferId: number | null, expectedFen: number, foundFen: number) =>
    expect.objectContaining({ kind, transferId, expectedFen, foundFen });

  test('nothing is wrong to begin with', async () => {
    expect(await verifyLedger(app.db)).toMatchObject({ faults: [], transferCount: 3, insideFen: 1_000 });
  });

  test('an amount', async () => {
    const faults = await faultsAfter(`update ledger_entries set amount_fen = -399 where ${onOwn('seq = 2')}`);
    expect(faults).toContainEqual(found('sum', 2, 0, 1));
    expect(faults).toContainEqual(found('chain', 2, 601, 600));
  });

  test('what an entry left', async () => {
    const set = 'update ledger_entries set balance_after_fen';
    const faults = await faultsAfter(`${set} = 599 where ${onOwn('seq = 2')}`);
    expect(faults).toEqual([found('chain', 2, 600, 599), found('chain', 3, 694, 695)]);
    expect(await faultsAfter(`${set} = -1 where ${onOwn('seq = 2')}`)).toContainEqual(
      found('below_zero', 2, 0, -1),
    );
  });

  test('an entry that is gone', async () => {
    const faults = await faultsAfter(`delete from ledger_entries where ${onOwn('seq = 2')}`);
    expect(faults).toContainEqual(found('sum', 2, 0, 400));
    expect(faults).toContainEqual(found('chain', 3, 95, 695));
  });

  test('a balance', async () => {
    const set = 'update ledger_accounts set balance_fen = balance_fen + 1 where';
    expect(await faultsAfter(`${set} kind = 'available'`)).toEqual([
      found('balance', 3, 695, 696),
      found('inside', null, 1_000, 1_001),
    ]);
    const faults = await faultsAfter(`${set} kind = 'escrow'`);
    expect(faults).toContainEqual(found('balance', 3, 300, 301));
    expect(faults).toContainEqual(found('escrow', 3, 300, 301));
  });

  test('an order’s money that moved for another order', async () => {
    const faults = await faultsAfter('update ledger_transfers set cause_id = 2 where id = 3');
    expect(faults).toContainEqual(found('cause', 3, 400, 300));
    expect(faults).toContainEqual(found('escrow', 3, 400, 300));
  });

  test('an income', async () => {
    expect(await faultsAfter('update ledger_income set amount_fen = 96')).toEqual([
      found('income', 3, 95, 96),
    ]);
    expect(await faultsAfter('delete from ledger_income')).toEqual([found('income', 3, 95, 0)]);
  });

  test('a transfer without entries', async () => {
    const faults =
      await faultsAfter(`insert into ledger_transfers (key, kind, cause_kind, cause_id, created_at)
      values ('hollow', 'refund', 'order', 1, now())`);
    expect(faults).toEqual([expect.objectContaining({ kind: 'sum', foundFen: 0 })]);
  });
});
