import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../../db/transaction.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { createNoticeRig, type NoticeRig } from '../../../../test/test-notices.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { addService } from '../storefront-test-rig.ts';
import { matchCreators, type OpenedBounty } from './match-creators.ts';

let rig: NoticeRig;
let publisher: Person;
let bountyId = 100;
beforeAll(async () => {
  rig = await createNoticeRig();
});
beforeEach(async () => {
  publisher = await createPerson(rig.app);
  await sql`delete from creator_listings`.execute(rig.app.db);
});
afterAll(() => rig.app.close());

const as = ({ token }: Person) => ({ token });
const bounty = (change: Partial<OpenedBounty> = {}): OpenedBounty => ({
  bountyId: ++bountyId,
  category: 1,
  style: 3,
  budgetMinFen: 50_000,
  budgetMaxFen: 100_000,
  publisherId: publisher.id,
  ...change,
});
const match = (opened: OpenedBounty) =>
  transaction(rig.app.db, (tx) => matchCreators(tx, rig.app.services, opened));
async function creatorWith(change: Record<string, unknown> = {}): Promise<Person> {
  const person = await createPerson(rig.app);
  await addService(rig.app, person, change);
  return person;
}
const save = (who: Person, body: object) => rig.app.post('/profile/storefront/save', body, as(who));

test('an opened bounty is told to whom it fits, once, with where it is', async () => {
  const fitting = await creatorWith({ base_price: 1000 });
  const opened = bounty();
  await transaction(rig.app.db, (tx) => emitEvent(tx, 'bounty.opened', opened));
  await rig.deliver();
  await match(opened);
  expect(await rig.notices(fitting)).toMatchObject([
    {
      type: 'system',
      title: '有一条约稿适合你',
      content: '插画 · 古风，预算 ¥500–1000',
      link: `/commission?bounty=${opened.bountyId}`,
      subject: { kind: 'bounty', id: opened.bountyId },
    },
  ]);
});

test('type, style, price, state and wish decide', async () => {
  const fitting = await creatorWith();
  const byChoice = await creatorWith({ category: 2, style: 1 });
  await save(byChoice, { types: [1], styles: [3] });
  await creatorWith({ category: 2 });
  await creatorWith({ style: 4 });
  await creatorWith({ base_price: 1000.01 });
  await creatorWith({ is_active: false });
  const [silent, off, away] = [await creatorWith(), await creatorWith(), await creatorWith()];
  await save(silent, { wishes_to_hear: false });
  await save(off, { is_accepting: false });
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await rig.app.post('/profile/schedule/save', { vacations: [{ from: today, to: today }] }, as(away));
  await addService(rig.app, publisher);
  expect(await match(bounty())).toEqual([byChoice.id, fitting.id]);
});

test('never to people who are apart', async () => {
  const [blocker, blocked] = [await creatorWith(), await creatorWith()];
  await rig.app.post('/user/block', { user_id: publisher.id }, as(blocker));
  await rig.app.post('/user/block', { user_id: blocked.id }, as(publisher));
  expect(await match(bounty())).toEqual([]);
});

test('five a day and no more, also when they come at once; the next day again', async () => {
  const listener = await creatorWith();
  const told = await Promise.all(Array.from({ length: 8 }, () => match(bounty())));
  expect(told.flat()).toEqual(Array.from({ length: 5 }, () => listener.id));
  expect(await rig.notices(listener)).toHaveLength(5);
  rig.app.passSeconds(24 * 3600);
  expect(await match(bounty())).toEqual([listener.id]);
  rig.app.passSeconds(-24 * 3600);
});

test('the best rated first, two hundred at most', async () => {
  const db = rig.app.db;
  await sql`insert into users (username, username_key) select 'm' || n, 'm' || n from generate_series(101, 350) n`.execute(
    db,
  );
  await sql`insert into storefronts (user_id) select id from users where username like 'm%'`.execute(db);
  await sql`insert into creator_listings (user_id, category, style, band, is_on, price_fen, orders, standing)
    select id, 1, 3, 1, true, 100, 0, substr(username, 2)::int from users where username like 'm%'`.execute(
    db,
  );
  const told = await match(bounty());
  expect(told).toHaveLength(200);
  const best = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'm350')
    .executeTakeFirstOrThrow();
  expect(told[0]).toBe(best.id);
});
