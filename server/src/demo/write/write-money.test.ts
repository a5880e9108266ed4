import { orderStatuses } from '@zaojie/contract/orders/order-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runDueJobs } from '../../../test/test-bounties.ts';
import { transaction } from '../../db/transaction.ts';
import { getBalances, verifyLedger } from '../../modules/ledger/index.ts';
import { insertUser } from '../../modules/users/index.ts';
import { recharges, withdrawals } from '../money.ts';
import { demoOrders } from '../orders.ts';
import { writeInOrder } from './deeds.ts';
import { deedsOfMoney } from './write-money.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const names = new Set([
  'admin',
  ...[...recharges, ...withdrawals].map(({ by }) => by),
  ...demoOrders.flatMap(({ steps }) => steps.flatMap(({ agent }) => agent ?? [])),
]);

test('the town’s money adds up, and none of it is still to be moved when the worker starts', async () => {
  const { db, services } = app;
  const ids = new Map<string, number>();
  await transaction(db, async (tx) => {
    for (const username of names) {
      const user = { username, nickname: '', email: null, mobile: null, passwordHash: null };
      ids.set(username, await insertUser(tx, user));
    }
    const town = { now: services.now(), secret: services.secret, originals: new Map<string, never>() };
    await writeInOrder(tx, await deedsOfMoney(tx, town));
  });
  const states = async () => {
    const rows = await db.selectFrom('withdrawals').select('state').orderBy('id').execute();
    return rows.map(({ state }) => state).sort();
  };
  const written = await states();
  expect(new Set(written)).toEqual(new Set(['paid', 'rejected', 'failed', 'pending']));
  expect(await verifyLedger(db)).toMatchObject({ faults: [], broughtInFen: 2_288_000, takenOutFen: 110_000 });
  expect(await getBalances(db, ids.get('client') ?? 0)).toMatchObject({ availableFen: 1_100_000 });
  expect(await getBalances(db, ids.get('creator') ?? 0)).toMatchObject({
    availableFen: 239_500,
    frozenFen: 35_000,
  });
  const orders = await db.selectFrom('orders').select('status').distinct().execute();
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  expect(await db.selectFrom('outbox_events').select('type').execute()).toEqual([]);
  await runDueJobs(app);
  expect(await states()).toEqual(written);
});
