import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { getBalances } from './balance.queries.ts';
import { entriesQuery, listEntries, listIncome, type EntryFilter } from './entry.queries.ts';
import { addPerson, addRichPerson, deeds, make, once } from './ledger.rig.ts';

let app: TestApp;
let creator: number;
beforeAll(async () => {
  app = await startTestApp();
  const client = await addRichPerson(app.db, 10_000);
  creator = await addPerson(app.db);
  const order = { id: 1, clientId: client, creatorId: creator };
  const at = (day: string) => new Date(`${day}Z`);
  await make(app.db, once(deeds.pay(1, client, 5_000)));
  // The last second of February in Shanghai, and the first of March.
  await make(app.db, once(deeds.release(order, 1_000, 50)), at('2026-02-28T15:59:59'));
  await make(app.db, once(deeds.release(order, 500, 25)), at('2026-02-28T16:00:00'));
  await make(app.db, once(deeds.freeze(creator, 200)), at('2026-03-02T00:00:00'));
  await make(app.db, once(deeds.unfreeze(creator, 200)), at('2026-03-03T00:00:00'));
  await make(app.db, once(deeds.release(order, 100, 5)), at('2026-04-01T00:00:00'));
});
afterAll(() => app.close());

const seqs = async (filter: Omit<EntryFilter, 'userId' | 'limit'>, limit = 10) =>
  (await listEntries(app.db, { userId: creator, limit, ...filter })).map(({ seq }) => seq);

test('the latest first, each with what it left', async () => {
  const entries = await listEntries(app.db, { userId: creator, limit: 10 });
  expect(
    entries.map(({ seq, kind, amount_fen, balance_after_fen }) => [seq, kind, amount_fen, balance_after_fen]),
  ).toEqual([
    [5, 'income', 95, 1_520],
    [4, 'withdrawal_returned', 200, 1_425],
    [3, 'withdrawal', -200, 1_225],
    [2, 'income', 475, 1_425],
    [1, 'income', 950, 950],
  ]);
  expect(entries[0]).toMatchObject({ cause_kind: 'order', cause_id: 1, transfer_id: expect.any(Number) });
});

describe('what is asked for', () => {
  test.each<[Omit<EntryFilter, 'userId' | 'limit'>, number[]]>([
    [{ kind: 'income' }, [5, 2, 1]],
    [{ kind: 'recharge' }, []],
    [{ month: '2026-02' }, [1]],
    [{ month: '2026-03' }, [4, 3, 2]],
    [{ direction: 'in' }, [5, 4, 2, 1]],
    [{ direction: 'out' }, [3]],
    [{ beforeSeq: 4 }, [3, 2, 1]],
    [{ month: '2026-03', kind: 'income', direction: 'in', beforeSeq: 3 }, [2]],
  ])('%j', async (filter, expected) => {
    expect(await seqs(filter)).toEqual(expected);
  });

  test('page by page', async () => {
    expect(await seqs({}, 2)).toEqual([5, 4]);
    expect(await seqs({ beforeSeq: 4 }, 2)).toEqual([3, 2]);
  });

  test('nobody’s', async () => {
    expect(await listEntries(app.db, { userId: await addPerson(app.db), limit: 10 })).toEqual([]);
  });
});

test('income by month of Shanghai; what was given back isn’t income', async () => {
  expect(await listIncome(app.db, { userId: creator, months: 12 })).toEqual([
    { month: '2026-04', amount_fen: 95, transfer_count: 1 },
    { month: '2026-03', amount_fen: 475, transfer_count: 1 },
    { month: '2026-02', amount_fen: 950, transfer_count: 1 },
  ]);
  expect(await listIncome(app.db, { userId: creator, months: 1 })).toHaveLength(1);
});

describe('with a long history', () => {
  const MANY = 50_000;
  beforeAll(async () => {
    await sql`alter table ledger_entries disable trigger user`.execute(app.db);
    await sql`with made as (
        insert into ledger_transfers (key, kind, cause_kind, cause_id, created_at)
        select 'long' || n, 'payment', 'order', n, now() from generate_series(1, ${MANY}::int) n returning id
      )
      insert into ledger_entries (account_id, seq, transfer_id, amount_fen, balance_after_fen, kind, created_at, is_listed)
      select a.id, 5 + row_number() over (), made.id, -1, 1, 'payment', '2026-05-01', true
      from made, ledger_accounts a where a.name = ${`available:${creator}`}`.execute(app.db);
    await sql`alter table ledger_entries enable trigger user`.execute(app.db);
    await sql`analyze ledger_entries, ledger_transfers, ledger_accounts`.execute(app.db);
  });

  /** Rows that were read to find a page. */
  async function rowsRead(filter: Omit<EntryFilter, 'userId' | 'limit'>): Promise<number> {
    const { rows } = await sql<{
      'QUERY PLAN': [{ Plan: Plan }];
    }>`explain (analyze, format json) ${entriesQuery({ userId: creator, limit: 10, ...filter })}`.execute(
      app.db,
    );
    return rows[0] ? readBy(rows[0]['QUERY PLAN'][0].Plan) : Number.NaN;
  }
  type Plan = { 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };
  const readBy = (plan: Plan): number =>
    plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan.Plans ?? []).reduce((sum, part) => sum + readBy(part), 0);

  test.each<Omit<EntryFilter, 'userId' | 'limit'>>([
    {},
    { beforeSeq: 25_000 },
    { kind: 'income' },
    { month: '2026-02' },
    { month: '2026-05' },
    { direction: 'in' },
    { direction: 'out' },
  ])('a page by %j reads little more than the page', async (filter) => {
    expect(await rowsRead(filter)).toBeLessThan(100);
  });

  test('the figures are one statement', async () => {
    app.queries.length = 0;
    await getBalances(app.db, creator);
    await listEntries(app.db, { userId: creator, limit: 10 });
    expect(app.queries).toHaveLength(2);
  });
});
