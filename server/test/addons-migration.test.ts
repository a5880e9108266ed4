import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore, type DatabaseBefore } from './database-before.ts';

let database: DatabaseBefore;
beforeAll(async () => {
  database = await databaseBefore('0195');
});
afterAll(() => database.drop());

test('add-ons that were sold before keep their order and bring no revisions', async () => {
  const { client } = database;
  await client.query(`
    insert into users (username, username_key) values ('maker', 'maker');
    insert into storefronts (user_id) values (1);
    insert into services (user_id, name, description, category, style, base_price_fen, price_from_fen, days, revisions,
      deposit_percent, is_active, position, created_at, updated_at, addons)
    select 1, '封面', '草图三版', 1, 1, 100, 100, 12, 3, 20, true, n, now(), now(), addons from (values
      (1, '[{"id": 4, "name": "多一次修改", "kind": "fixed", "amount": 15000}, {"id": 2, "name": "加急"}]'::jsonb),
      (2, '[]')
    ) as given (n, addons);`);
  await database.migrateOn();
  const { rows } = await client.query(`select addons from services order by position`);
  expect(rows).toEqual([
    {
      addons: [
        { id: 4, name: '多一次修改', kind: 'fixed', amount: 15_000, extraRevisions: 0 },
        { id: 2, name: '加急', extraRevisions: 0 },
      ],
    },
    { addons: [] },
  ]);
});
