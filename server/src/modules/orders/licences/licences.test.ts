import type { OwnLicence } from '@zaojie/contract/orders/licence.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPair, orderIn, type Pair } from '../order-test-rig.ts';

let app: TestApp;
let pair: Pair;
beforeAll(async () => {
  app = await startTestApp();
  pair = await createPair(app);
});
afterAll(() => app.close());

type Page = { data: OwnLicence[]; total: number; next_cursor: string | null };
const pageAfter = async (cursor: string | null): Promise<Page> => {
  const query = `per_page=2${cursor === null ? '' : `&cursor=${cursor}`}`;
  return (await app.get(`/order/licences?${query}`, { token: pair.client.token })).data as Page;
};

test('whoever has more than a page of licences comes to the last of them, each once', async () => {
  for (const _ of [1, 2, 3, 4, 5]) await orderIn(app, pair, 'completed', { priceFen: 0 });
  // Two of the same moment: the place in the list is theirs alone as well.
  const { issued_at: moment } = await app.db
    .selectFrom('order_licences')
    .select('issued_at')
    .orderBy('issued_at')
    .executeTakeFirstOrThrow();
  await app.db.updateTable('order_licences').set({ issued_at: moment }).execute();
  const codes: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await pageAfter(cursor);
    expect(page.total).toBe(5);
    codes.push(...page.data.map(({ code }) => code));
    cursor = page.next_cursor;
  } while (cursor !== null && codes.length < 10);
  expect([codes.length, new Set(codes).size]).toEqual([5, 5]);
  expect((await pageAfter('rubbish')).data).toHaveLength(2);
});
