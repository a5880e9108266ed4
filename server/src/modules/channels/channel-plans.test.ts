import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTable } from '../../../test/fill-table.ts';
import { costOf } from '../../../test/table-reads.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Tx } from '../../db/database.ts';
import { isAnythingOutgoing, sweepOutgoing, takeOutgoing } from './sending/outgoing.queries.ts';
import { holdParcel, lastParcelAt, sweepParcels } from './sending/parcel.queries.ts';
import { hasBrowser, listBrowsers } from './subscription.queries.ts';

let app: TestApp;
let userId: number;
let parcelId: number;
const PEOPLE = 1000;
const MANY = 40_000;
/** Of one person and one channel. */
const EACH = MANY / PEOPLE;

beforeAll(async () => {
  app = await startTestApp();
  for (const [table, insert] of fill) await fillTable(app.db, table, insert);
  await sql`vacuum analyze`.execute(app.db);
  const { rows } = await sql<{ user_id: number; id: number }>`
    select user_id, id from notice_parcels order by id desc limit 1`.execute(app.db);
  [userId, parcelId] = [rows[0]?.user_id ?? 0, rows[0]?.id ?? 0];
}, 300_000);
afterAll(() => app.close());

const firstPerson = sql`(select min(id) from users where username like 'seed_%')`;
const fill = [
  [
    'users',
    sql`insert into users (username, username_key)
      select 'seed_' || n, 'seed_' || n from generate_series(1, ${PEOPLE}::int) n`,
  ],
  [
    'notices',
    sql`insert into notices (user_id, type, kind, key, subject_kind, subject_id, created_at, updated_at)
      select ${firstPerson} + n % ${PEOPLE}, 'system', 'system', 's:' || n, 'site', n, now(), now()
      from generate_series(1, ${MANY}::int) n`,
  ],
  [
    'outgoing_notices',
    sql`insert into outgoing_notices (user_id, channel, event, notice_id, created_at)
      select n.user_id, channel, 'system', n.id, now() - n.subject_id * interval '1 minute'
      from notices n cross join unnest(array['mail', 'push']) channel`,
  ],
  [
    'notice_parcels',
    sql`insert into notice_parcels (user_id, channel, state, lines, created_at, ended_at)
      select ${firstPerson} + n % ${PEOPLE}, 'mail', case when n > ${MANY - 500} then 'waiting' else 'sent' end,
        '[]', now() - n * interval '1 minute', now()
      from generate_series(1, ${MANY}::int) n`,
  ],
  [
    'sessions',
    sql`insert into sessions (user_id, token_hash, expires_at)
      select ${firstPerson} + n % ${PEOPLE}, sha256(n::text::bytea), now() from generate_series(1, 5000) n`,
  ],
  [
    'push_subscriptions',
    sql`insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, public_key, created_at)
      select s.user_id, s.id, 'https://push.example/' || s.id, repeat('a', 87), repeat('b', 22), 'key', now()
      from sessions s`,
  ],
] as const;

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const works: [string, (tx: Tx) => Promise<unknown>][] = [
  ['whether anything waits', (tx) => isAnythingOutgoing(tx, userId, 'mail')],
  ['what waits for one person', (tx) => takeOutgoing(tx, userId, 'push')],
  ['when the last one went', (tx) => lastParcelAt(tx, userId, 'mail')],
  ['one on its way', (tx) => holdParcel(tx, parcelId, { now: new Date(), until: new Date() })],
  ['whether there is a browser', (tx) => hasBrowser(tx, userId)],
  ['the browsers', (tx) => listBrowsers(tx, userId, 'key')],
  ['what waited too long', (tx) => sweepOutgoing(tx, ago(MANY - EACH))],
  ['what went long ago', (tx) => sweepParcels(tx, ago(MANY - EACH))],
];

test.each(works)('%s is found by an index', async (_name, work) => {
  const tables = ['outgoing_notices', 'notice_parcels', 'push_subscriptions', 'notices', 'sessions'];
  const { walked, most } = await costOf(app.db, tables, work);
  expect(walked).toEqual([]);
  expect(most).toBeLessThanOrEqual(2 * EACH + 10);
});

test('the measure tells a walk when there is one', async () => {
  const walk = (tx: Tx) => sql`select count(channel) from outgoing_notices where event <> ''`.execute(tx);
  expect((await costOf(app.db, ['outgoing_notices'], walk)).walked).toEqual(['outgoing_notices']);
  const found = (tx: Tx) =>
    sql`select event from outgoing_notices where user_id = ${userId} and channel = 'mail'`.execute(tx);
  expect(await costOf(app.db, ['outgoing_notices'], found)).toEqual({ walked: [], most: EACH });
});
