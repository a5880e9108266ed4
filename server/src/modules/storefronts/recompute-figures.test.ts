import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPair, orderIn, passHours, post, type Pair } from '../orders/order-test-rig.ts';
import { recomputeFigures } from './recompute-figures.ts';
import { addService } from './storefront-test-rig.ts';
import { findFigures } from './storefront.queries.ts';

let app: TestApp;
let pairs: Pair[];
beforeAll(async () => {
  app = await startTestApp();
  pairs = [await createPair(app), await createPair(app)];
  for (const { creator } of pairs) await addService(app, creator);
});
afterAll(() => app.close());

/** The same in every run, so that what fails once fails again. */
let drawn = 20_261_117;
const lot = (below: number) => {
  drawn = (drawn * 48_271) % 2_147_483_647;
  return drawn % below;
};

const states = [
  'completed',
  'completed',
  'completed',
  'refunded',
  'cancelled',
  'delivered',
  'refunding',
] as const;

async function live(pair: Pair): Promise<void> {
  const state = states[lot(states.length)] ?? 'completed';
  const id = await orderIn(app, pair, state, { priceFen: lot(3) === 0 ? 0 : 10_000 });
  if (state !== 'completed') return;
  const rate = (rating: number) => ({ order_id: id, rating, content: '好' });
  if (lot(3) > 0) await post(app, pair.client, 'review', rate(1 + lot(5)));
  if (lot(3) > 0) await post(app, pair.creator, 'review', rate(1 + lot(5)));
}

test('whatever happened, the columns are what the orders and reviews add up to', async () => {
  for (let n = 0; n < 14; n++) {
    await live(pairs[lot(2)] as Pair);
    if (n % 5 === 4) await passHours(app, 24 * (1 + lot(3)));
    await app.deliver();
  }
  await passHours(app, 20 * 24);
  await app.deliver();
  const figures = () => Promise.all(pairs.map(({ creator }) => findFigures(app.db, creator.id)));
  const kept = await figures();
  expect(kept.reduce((sum, each) => sum + (each?.completed ?? 0), 0)).toBeGreaterThan(5);
  expect(kept.reduce((sum, each) => sum + (each?.onTimeCount ?? 0), 0)).toBeGreaterThan(0);
  expect(await recomputeFigures(app.db, app.services.now)).toMatchObject({ checked: 2, changed: [] });
  expect(await figures()).toEqual(kept);
});

test('what is wrong is put right and told', async () => {
  const userId = pairs[0]?.creator.id ?? 0;
  const right = await findFigures(app.db, userId);
  await app.db
    .updateTable('storefronts')
    .set({ completed_count: 99 })
    .where('user_id', '=', userId)
    .execute();
  const { changed } = await recomputeFigures(app.db, app.services.now);
  expect(changed).toMatchObject([
    { userId, before: { completed: 99 }, after: { completed: right?.completed } },
  ]);
  expect(await findFigures(app.db, userId)).toEqual(right);
});
