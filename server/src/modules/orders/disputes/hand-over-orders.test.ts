import { orderStatuses } from '@zaojie/contract/orders/order-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createAdmin } from '../../../../test/test-people.ts';
import { transaction } from '../../../db/transaction.ts';
import { createPair, detailOf, faultsOfLedger, orderIn, post } from '../order-test-rig.ts';
import { handOverOrders } from './hand-over-orders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each(['creator', 'client'] as const)(
  'a banned %s: what has begun is ruled by somebody, what hasn’t goes back, what is over stays',
  async (side) => {
    const [admin, pair] = [await createAdmin(app), await createPair(app)];
    const ids = [];
    for (const state of orderStatuses) ids.push(await orderIn(app, pair, state));
    const handing = { userId: pair[side].id, adminId: admin.id, reason: '账号违规' };
    const run = () => transaction(app.db, (tx) => handOverOrders(tx, handing, app.services.now()));
    // Twice at once: each is handed over once.
    const counts = await Promise.all([run(), run()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(6);
    const found = await Promise.all(ids.map((id) => detailOf(app, pair.client, id)));
    expect(found.map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
      'disputing',
      'disputing',
      'disputing',
      'disputing',
      'disputing',
      'completed',
      'cancelled',
      'refunded',
    ]);
    expect(found[1]).toMatchObject({ money: { refunded: 200, escrow: 0 } });
    expect(found[3]).toMatchObject({
      money: { frozen: 1000 },
      dispute: { by: 'admin', reason: '账号违规' },
    });
    const working = found[2];
    const ruling = {
      dispute_id: working?.dispute?.id,
      client_amount: 200,
      reason: '由平台退回',
      cited: ['timeline-1'],
    };
    expect(await app.post('/admin/ruling', ruling, { token: admin.token })).toMatchObject({ code: 1 });
    expect(await post(app, pair.client, 'cancel', { id: ids[0] })).toMatchObject({ code: 2401 });
    expect(await faultsOfLedger(app)).toEqual([]);
  },
);

test('a ban hands the orders over; a mute leaves them', async () => {
  const [admin, pair] = [await createAdmin(app), await createPair(app)];
  const id = await orderIn(app, pair, 'in_progress');
  const impose = async (kind: string) => {
    const body = { user_id: pair.creator.id, kind, days: 7, reason: '账号违规' };
    expect(await app.post('/admin/sanctions', body, { token: admin.token })).toMatchObject({ code: 1 });
    await app.deliver();
    return (await detailOf(app, pair.client, id)).status;
  };
  expect(await impose('mute')).toBe('in_progress');
  expect(await impose('ban')).toBe('disputing');
  expect(await faultsOfLedger(app)).toEqual([]);
});
