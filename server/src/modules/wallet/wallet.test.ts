import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createApplication, createBounty, runDueJobs } from '../../../test/test-bounties.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { transaction } from '../../db/transaction.ts';
import { availableOf, escrowOf, platformAccounts, transfer, verifyLedger } from '../ledger/index.ts';
import { giveMoney } from '../payments/payments.rig.ts';
import { addAccount, decideAs, makeWithdrawal } from '../withdrawals/withdrawals.rig.ts';
import { writeLedger } from './export-ledger.ts';
import { monthsUpTo } from './show-wallet.ts';

type Entry = {
  seq: number;
  kind: string;
  amount: number;
  balance: number;
  title: string;
  link: string;
  created_at: string;
};

let app: TestApp;
let client: Person;
let creator: Person;
let orderId: number;
beforeAll(async () => {
  app = await startTestApp();
  [client, creator] = [await createPerson(app), await createPerson(app)];
  await giveMoney(app, client, 500);
  orderId = await makeOrder('=约稿"甲"');
  await pay(200);
});
afterAll(() => app.close());

async function makeOrder(title: string): Promise<number> {
  const bountyId = await createBounty(app, client, { title });
  const applicationId = await createApplication(app, creator, bountyId);
  await app.post(
    '/bounty/manageapplication',
    { id: applicationId, action: 'accept' },
    { token: client.token },
  );
  const { id } = await app.db
    .selectFrom('orders')
    .select('id')
    .where('bounty_id', '=', bountyId)
    .executeTakeFirstOrThrow();
  return id;
}

/** As orders will: from the client's 可用 into escrow, and from there to the creator. */
let deeds = 0;
const move = (kind: 'payment' | 'income', yuan: number, at = app.services.now(), feeYuan = 0) =>
  transaction(app.db, async (tx) => {
    const [own, held] = [availableOf(client.id), escrowOf(orderId, client.id)];
    const moves =
      kind === 'payment'
        ? [{ from: own, to: held, amountFen: yuan * 100 }]
        : [
            { from: held, to: availableOf(creator.id), amountFen: yuan * 100 },
            ...(feeYuan > 0 ? [{ from: held, to: platformAccounts.fees, amountFen: feeYuan * 100 }] : []),
          ];
    await transfer(
      tx,
      { key: `test:${++deeds}`, kind, cause: { kind: 'order', id: orderId }, askedBy: client.id, moves },
      at,
    );
  });
const pay = (yuan: number) => move('payment', yuan);

const get = (who: Person, path: string) => app.get(path, { token: who.token });
const ledger = async (who: Person, query = '') =>
  (await get(who, `/wallet/ledger${query}`)).data as { data: Entry[]; next_cursor: string | null };

test('the figures: what is mine, what I paid for orders, and what clients have paid for mine', async () => {
  expect((await get(client, '/wallet/index')).data).toMatchObject({
    available: 300,
    escrow: 200,
    frozen: 0,
    incoming: 0,
  });
  expect((await get(creator, '/wallet/index')).data).toMatchObject({
    available: 0,
    escrow: 0,
    frozen: 0,
    incoming: 200,
  });
  expect((await get(await createPerson(app), '/wallet/index')).data).toMatchObject({
    available: 0,
    incoming: 0,
  });
});

describe('the ledger', () => {
  test('names what each entry was for, in one statement', async () => {
    const rich = await createPerson(app);
    const admin = await createAdmin(app);
    await giveMoney(app, rich, 100);
    const id = await makeWithdrawal(app, rich, 30, await addAccount(app, rich));
    await decideAs(app, admin, id, 'approve');
    await runDueJobs(app);
    app.queries.length = 0;
    expect((await ledger(rich)).data).toMatchObject([
      {
        seq: 2,
        kind: 'withdrawal',
        kind_label: '提现申请',
        amount: -30,
        balance: 70,
        title: '招商银行 •••• 6789',
        link: '',
        cause: 'withdrawal',
        cause_id: id,
      },
      {
        seq: 1,
        kind: 'recharge',
        kind_label: '充值',
        amount: 100,
        balance: 100,
        title: '模拟支付',
        link: '',
      },
    ]);
    expect(app.queries.filter((query) => query.includes('ledger_entries'))).toHaveLength(1);
    expect((await ledger(client)).data[0]).toMatchObject({
      kind: 'payment',
      amount: -200,
      title: '=约稿"甲"',
      link: `/order/${orderId}`,
    });
  });

  test('page after page by a cursor, filtered by kind, month and direction; rubbish is no filter', async () => {
    const saver = await createPerson(app);
    for (let i = 1; i <= 5; i++) await giveMoney(app, saver, i);
    const seqs: number[] = [];
    let cursor: string | null = '';
    do {
      const page: { data: Entry[]; next_cursor: string | null } = await ledger(
        saver,
        `?per_page=2&cursor=${cursor ?? ''}`,
      );
      seqs.push(...page.data.map(({ seq }) => seq));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seqs).toEqual([5, 4, 3, 2, 1]);
    const month = monthsUpTo(app.services.now(), 1)[0];
    const counts = async (query: string) => (await ledger(saver, query)).data.length;
    expect(await counts(`?kind=recharge&direction=in&month=${month}`)).toBe(5);
    expect(await counts('?direction=out')).toBe(0);
    expect(await counts('?month=2020-01')).toBe(0);
    expect(await counts('?kind=payment')).toBe(0);
    expect(await counts('?kind=x&month=2020-13&direction=up&cursor=%25%25')).toBe(5);
  });

  test('is one’s own', async () => {
    expect((await ledger(await createPerson(app))).data).toEqual([]);
    expect((await app.get('/wallet/ledger')).status).toBe(401);
  });
});

test('income: twelve months, the earliest first, zeros where nothing came', async () => {
  const [before = '', , , , , , , , , , , last = ''] = monthsUpTo(app.services.now(), 12);
  await move('income', 30, new Date(`${before}-15T00:00:00Z`), 1.5);
  await move('income', 20);
  await move('income', 10);
  const { data } = await get(creator, '/wallet/income');
  const months = data['data'] as { month: string; amount: number; count: number }[];
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: before, amount: 30, count: 1 });
  expect(months[11]).toEqual({ month: last, amount: 30, count: 2 });
  expect(months[5]).toMatchObject({ amount: 0, count: 0 });
  expect(data['total']).toBe(60);
});

test.each([
  ['2026-03-31T15:59:59Z', 3, ['2026-01', '2026-02', '2026-03']],
  ['2026-03-31T16:00:00Z', 3, ['2026-02', '2026-03', '2026-04']],
  ['2025-12-31T16:00:00Z', 2, ['2025-12', '2026-01']],
])('the months up to %s', (now, count, months) => {
  expect(monthsUpTo(new Date(now), count)).toEqual(months);
});

describe('export', () => {
  const download = (who: Person | null, query = '') =>
    app.app.inject({
      method: 'GET',
      url: `/api/wallet/export.csv${query}`,
      headers: who ? { token: who.token } : {},
    });

  test('a file that a spreadsheet reads, and that does nothing in it', async () => {
    const answer = await download(client);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="zaojie-wallet-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''%E9/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = answer.payload.slice(1).split('\r\n');
    expect(lines[0]).toBe('"序号","时间（北京时间）","类型","说明","金额（元）","余额（元）","相关编号"');
    expect(lines[1]).toMatch(
      /^"2","20\d\d-\d\d-\d\d \d\d:\d\d:\d\d","支付订单","'=约稿""甲""","-200\.00","300\.00","订单 \d+"$/,
    );
    expect(lines[2]).toMatch(/"充值","模拟支付","500\.00","500\.00","支付单 \d+"$/);
    expect(lines).toHaveLength(4);
  });

  test('the same filters as the list; nobody else’s; not for visitors', async () => {
    expect((await download(client, '?kind=recharge')).payload.split('\r\n')).toHaveLength(3);
    expect((await download(client, '?direction=in&month=2020-01')).payload.split('\r\n')).toHaveLength(2);
    expect((await download(client, '?kind=x&kind=y&month=zz')).statusCode).toBe(200);
    const visitor = await download(null);
    expect([visitor.statusCode, visitor.json()]).toMatchObject([401, { code: 401 }]);
    expect((await download(await createPerson(app))).payload.split('\r\n')).toHaveLength(2);
  });

  test('goes on past one page, without a line twice or missing', async () => {
    const saver = await createPerson(app);
    for (let i = 1; i <= 5; i++) await giveMoney(app, saver, i);
    const filter = { kind: null, month: null, direction: null };
    const { signal } = new AbortController();
    let text = '';
    for await (const part of writeLedger({ db: app.db, userId: saver.id, filter, signal, pageSize: 2 }))
      text += part;
    const seqs = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect(seqs).toEqual(['"5"', '"4"', '"3"', '"2"', '"1"']);
  });
});

test('after all of it the ledger is right', async () => {
  expect((await verifyLedger(app.db)).faults).toEqual([]);
});
