import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { runNamed } from './described-query.ts';

type Connection = { describe: (what: object) => void };

let drop: () => Promise<void>;
let pool: Pool;
let client: PoolClient;
let asked: number;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  pool = new Pool({ connectionString: database.connectionString, max: 2 });
  client = await pool.connect();
  const { connection } = client as unknown as { connection: Connection };
  const describe = connection.describe.bind(connection);
  vi.spyOn(connection, 'describe').mockImplementation((what) => {
    asked += 1;
    describe(what);
  });
});
beforeEach(() => {
  asked = 0;
});
afterAll(async () => {
  client.release();
  await pool.end();
  await drop();
});

const text = `select n::bigint as id, 'x' || n as name, null as nothing, now()::timestamptz as at, '{"a":[1]}'::jsonb as doc,
  n > 1 as is_more from generate_series(1, $1::int) n`;

test('a statement is described once, and its rows read as the driver reads them', async () => {
  const run = (values: readonly unknown[]) => runNamed(client, { name: 'rows', text, values });
  const answers = [await run([2]), await run([3]), await run([0]), await run([1])];
  expect(asked).toBe(1);
  expect(answers.map(({ rows, rowCount }) => [rows.length, rowCount])).toEqual(
    [2, 3, 0, 1].map((n) => [n, n]),
  );
  const plain = await client.query(text, [3]);
  const withoutMoment = ({ at, ...rest }: { at: Date }) => ({ ...rest, isDate: at instanceof Date });
  expect(answers[1]?.rows.map(withoutMoment)).toEqual(plain.rows.map(withoutMoment));
  expect(answers[3]?.fields.map(({ name }) => name)).toEqual(plain.fields.map(({ name }) => name));
});

test('rows of all kinds are what the driver makes of them', async () => {
  const kinds = `select n as "it's \\ ""odd""", n::bigint as big, n::numeric / 3 as exact, n / 2.0::float8 as half, n > 1 as yes,
      case when n > 1 then 'text' end as maybe, '{"a":null}'::jsonb as doc, array[n, null]::int[] as list,
      array['a,b', null]::text[] as words, '\\x00ff'::bytea as bytes, '2026-01-31 08:05:09.5+00'::timestamptz as at,
      '2026-01-31'::date as day, interval '90 minutes' as lasting, 1 as twice, 2 as twice
    from generate_series(1, $1::int) n`;
  const run = () => runNamed(client, { name: 'kinds', text: kinds, values: [2] });
  const plain = await client.query(kinds, [2]);
  expect((await run()).rows).toEqual(plain.rows);
  expect((await run()).rows).toEqual(plain.rows);
  expect(plain.rows[0]).toMatchObject({ twice: 2, maybe: null });
});

test('what has no columns counts its rows, and what fails leaves the connection as it was', async () => {
  await client.query('create temporary table kept (id int primary key)');
  const add = (id: unknown) =>
    runNamed(client, { name: 'add', text: 'insert into kept (id) values ($1)', values: [id] });
  expect(await add(1)).toMatchObject({ rowCount: 1, rows: [] });
  expect(await add(2)).toMatchObject({ rowCount: 1, rows: [] });
  await expect(add(2)).rejects.toMatchObject({ code: '23505' });
  await expect(add('two')).rejects.toMatchObject({ code: '22P02' });
  expect(await add(3)).toMatchObject({ rowCount: 1 });
  expect((await client.query('select count(*)::int as n from kept')).rows).toEqual([{ n: 3 }]);
});

test('another connection asks for itself', async () => {
  const other = await pool.connect();
  try {
    const run = (on: PoolClient) => runNamed(on, { name: 'one', text: 'select $1::int as one', values: [1] });
    expect((await run(client)).rows).toEqual([{ one: 1 }]);
    expect((await run(other)).rows).toEqual([{ one: 1 }]);
    expect((await run(other)).rows).toEqual([{ one: 1 }]);
    expect(asked).toBe(1);
  } finally {
    other.release();
  }
});

test('columns that changed meanwhile are refused by the server, not read as others', async () => {
  await client.query('create temporary table changing (id int)');
  await client.query('insert into changing values (7)');
  const run = () =>
    runNamed(client, { name: 'all', text: 'select * from changing where id = $1', values: [7] });
  expect((await run()).rows).toEqual([{ id: 7 }]);
  await client.query(`alter table changing add column name text not null default ''`);
  await expect(run()).rejects.toThrow('cached plan must not change result type');
});
