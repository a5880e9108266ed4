import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, spawnServer, untilHealthy, type ServerProcess } from '../../../test/server-process.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { getOrderBalances } from '../ledger/index.ts';
import { addService } from '../storefronts/storefront-test-rig.ts';
import { heldOf, isEnded } from './engine/order-row.ts';
import { findOrder } from './engine/order.queries.ts';
import { createPair, faultsOfLedger, inMs, type Pair } from './order-test-rig.ts';

/** `npm run test:orders` kills more often. */
const KILLS = Number(process.env['ORDER_KILLS'] ?? 2);
const LANES = 3;
const ACKNOWLEDGED_EACH = 12;
const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Lane = Pair & { serviceId: number };
type Acknowledged = { orderId: number; kind: string };

async function makeLane(): Promise<Lane> {
  const pair = await createPair(app, 100_000_000);
  const serviceId = await addService(app, pair.creator);
  await app.post('/profile/schedule/save', { seats: 20 }, { token: pair.creator.token });
  return { ...pair, serviceId };
}

async function startServer(): Promise<ServerProcess> {
  const server = spawnServer({
    PORT: String(await freePort()),
    DATA_DIR: app.services.config.dataDir,
    DATABASE_URL: app.connectionString,
    APP_SECRET: app.services.secret,
  });
  await untilHealthy(server);
  return server;
}

/** One order from booking to its end; every answer that came is written down. */
async function liveOnce(
  server: ServerProcess,
  lane: Lane,
  told: (deed: Acknowledged) => void,
): Promise<void> {
  const { client, creator, serviceId } = lane;
  const booked = await server.call('/order/create', { service_id: serviceId, brief: '雨夜' }, client.token);
  const orderId = (booked.data as { id?: number }).id;
  if (booked.code !== 1 || orderId === undefined) throw new Error(booked.msg);
  told({ orderId, kind: 'created' });
  const order = { order_id: orderId };
  const times = { schedule_start_time: inMs(app, 0), schedule_end_time: inMs(app, 9 * DAY_MS) };
  const steps = [
    ['payDeposit', order, client, 'deposit_paid'],
    ['confirm', { ...order, ...times }, creator, 'confirmed'],
    ['payBalance', order, client, 'balance_paid'],
    ['updateProgress', { ...order, progress: 100, progress_desc: '成稿' }, creator, 'delivered'],
    ['acceptResult', { ...order, action: 'accept' }, client, 'accepted'],
  ] as const;
  for (const [step, body, who, kind] of steps) {
    const answer = await server.call(`/order/${step}`, body, who.token);
    if (answer.code !== 1) throw new Error(answer.msg);
    told({ orderId, kind });
  }
}

async function checkEverything(acknowledged: readonly Acknowledged[]): Promise<void> {
  const events = await app.db.selectFrom('order_events').select(['order_id', 'kind']).execute();
  const kept = new Set(events.map(({ order_id, kind }) => `${order_id} ${kind}`));
  expect(acknowledged.filter(({ orderId, kind }) => !kept.has(`${orderId} ${kind}`))).toEqual([]);
  for (const orderId of new Set(events.map((event) => event.order_id))) {
    const order = await findOrder(app.db, orderId);
    if (!order) throw new Error(`order ${orderId} is gone`);
    const { escrowFen, frozenFen } = await getOrderBalances(app.db, orderId);
    expect([orderId, escrowFen, frozenFen]).toEqual([orderId, heldOf(order), 0]);
    // Half a completion would be money without an end, or an end without its licence.
    if (isEnded(order.status)) expect([heldOf(order), kept.has(`${orderId} licensed`)]).toEqual([0, true]);
  }
  expect(await faultsOfLedger(app)).toEqual([]);
}

test(
  'killed in the middle of orders: nothing acknowledged is lost, nothing is half done',
  async () => {
    const lanes: Lane[] = [];
    for (let n = 0; n < LANES; n++) lanes.push(await makeLane());
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < KILLS; round++) {
      const server = await startServer();
      const enough = acknowledged.length + ACKNOWLEDGED_EACH;
      let isDead = false;
      const told = (deed: Acknowledged) => {
        acknowledged.push(deed);
        if (acknowledged.length >= enough && !isDead) {
          isDead = true;
          server.kill('SIGKILL');
        }
      };
      await Promise.all(
        lanes.map(async (lane) => {
          // What is asked of the dead gets no answer, and nothing is known of it.
          while (!isDead) await liveOnce(server, lane, told).catch(() => undefined);
        }),
      );
      await server.ended;
      await checkEverything(acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_EACH);
  },
  240_000 + KILLS * 60_000,
);
