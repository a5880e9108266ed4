import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualSeconds } from '../../test/usual-seconds.ts';
import { expectAppendOnly } from '../modules/ledger/append-only.rig.ts';
import { getBalances, verifyLedger } from '../modules/ledger/index.ts';
import { addRichPerson } from '../modules/ledger/ledger.rig.ts';
import { keyOfUrl } from '../platform/storage/file-places.ts';
import { DEMO_PASSWORD, listDemoAccounts } from './demo-accounts.ts';
import { fillDemoTown } from './fill-demo-town.ts';
import { people } from './people.ts';
import { countForeignUsers, resetDemoTown } from './reset-demo-town.ts';
import {
  allRows,
  countUsers,
  deleteEverybody,
  fillTwiceAtOnce,
  fullDisk,
  makePlace,
  register,
  townIn,
  type Place,
} from './town-place.rig.ts';
import { wrongCounters } from './wrong-counters.rig.ts';

// Pictures are drawn once for all tests of this file, which is as slow as a first start. A whole run goes on with them.
const FIRST_FILLING_MS = 900_000;
const keptFiles = process.env['ZAOJIE_TOWN_FILES'];
let files = '';
beforeAll(async () => {
  files = keptFiles ?? (await mkdtemp(join(tmpdir(), 'zaojie-town-')));
});
afterAll(async () => {
  if (keptFiles === undefined) await rm(files, { recursive: true, force: true });
});

describe('a filled town', () => {
  let place: Place;
  const lines: string[] = [];
  let processorSeconds = 0;
  let failure: unknown = null;
  let leftByFailure = -1;
  // Filling takes long, so that all are about this one: first the disk is full, then two processes start together.
  beforeAll(async () => {
    place = await makePlace(files);
    failure = await fillDemoTown(townIn(place, { storage: fullDisk(place.storage) })).catch(
      (error: unknown) => error,
    );
    leftByFailure = await countUsers(place);
    processorSeconds = await usualSeconds(() => fillTwiceAtOnce(place, (line) => lines.push(line)));
  }, FIRST_FILLING_MS);
  afterAll(() => place.leave());

  it('left no rows when it failed, and could be tried again', () => {
    expect(failure).toMatchObject({ message: 'disk full' });
    expect(leftByFailure).toBe(0);
  });

  it('is one, though two processes started together', async () => {
    expect(await countUsers(place)).toBe(people.length);
    expect(lines.filter((line) => line.includes('已入住'))).toHaveLength(1);
  });

  it('has everybody, with counters that equal the rows', async () => {
    expect(await countUsers(place)).toBe(people.length);
    const { rows: wrong } = await sql`
      select username from users u
      where following_count <> (select count(*) from follows where follower_id = u.id)
         or follower_count <> (select count(*) from follows where followee_id = u.id)`.execute(
      place.database.db,
    );
    expect(wrong).toEqual([]);
    expect(lines.join('\n')).toContain(`头像 ${people.length}/${people.length}`);
  });

  it.each(Object.entries(wrongCounters))('has %s that agree with the rows', async (table, wrong) => {
    const { rows } = await wrong.execute(place.database.db);
    expect(rows).toEqual([]);
    const filled = await sql`select from ${sql.table(table === 'media' ? 'upload_uses' : table)}`.execute(
      place.database.db,
    );
    expect(filled.rows.length).toBeGreaterThanOrEqual(12);
  });

  it('has thirty creators, most of whom take orders, and one with everything', async () => {
    const { db } = place.database;
    const rows = await db
      .selectFrom('storefronts')
      .innerJoin('users', 'users.id', 'storefronts.user_id')
      .select(['username', 'is_on', 'is_accepting', 'resumes_on', 'shown_work_count'])
      .execute();
    expect(rows).toHaveLength(30);
    expect(rows.filter((row) => row.is_on).length).toBeGreaterThanOrEqual(20);
    expect(rows.filter((row) => row.resumes_on !== null).length).toBeGreaterThanOrEqual(2);
    expect(rows.some((row) => !row.is_accepting)).toBe(true);
    expect(rows.find((row) => row.username === 'creator')).toMatchObject({
      is_on: true,
      shown_work_count: 5,
    });
    const shown = await db
      .selectFrom('works')
      .innerJoin('uploads', 'uploads.id', 'works.public_id')
      .select('url')
      .execute();
    expect(new Set(shown.map(({ url }) => url)).size).toBe(shown.length);
  });

  it('keeps every picture it shows', async () => {
    const { db } = place.database;
    const uploads = await db.selectFrom('uploads').select(['url', 'widths']).execute();
    const art = await db.selectFrom('circles').select(['icon', 'cover_image']).execute();
    const sizes = uploads.flatMap(({ url, widths }) =>
      widths.map((width) => url.replace(/-\d+\.webp$/, `-${width}.webp`)),
    );
    for (const url of [...sizes, ...art.flatMap((circle) => [circle.icon, circle.cover_image])])
      expect([url, await place.storage.exists(keyOfUrl(url))]).toEqual([url, true]);
    const shown = new Set(uploads.map(({ url }) => url));
    expect(shown.size).toBeGreaterThanOrEqual(85);
  });

  it('has bounties in every status, applications to compare and to wait for', async () => {
    const { db } = place.database;
    const rows = await db.selectFrom('bounties').select('status').execute();
    expect(rows.length).toBeGreaterThanOrEqual(30);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['pending', 'open', 'active', 'in_progress', 'completed', 'closed']),
    );
    const applications = await db
      .selectFrom('bounty_applications as a')
      .innerJoin('users as applicant', 'applicant.id', 'a.user_id')
      .innerJoin('users as owner', 'owner.id', 'a.owner_id')
      .select(['a.bounty_id', 'a.status', 'a.reason', 'applicant.username as by', 'owner.username as to'])
      .execute();
    const compared = applications.filter(({ to, status }) => to === 'client' && status === 'shortlisted');
    expect(compared).toHaveLength(3);
    expect(new Set(compared.map(({ bounty_id: id }) => id)).size).toBe(1);
    const own = applications.filter(({ by }) => by === 'creator');
    expect(own.some(({ status }) => status === 'shortlisted')).toBe(true);
    expect(own.some(({ status, reason }) => status === 'declined' && reason !== '')).toBe(true);
    const told = await db
      .selectFrom('notices')
      .innerJoin('users', 'users.id', 'notices.user_id')
      .select(['username', 'title'])
      .where('subject_kind', '=', 'bounty')
      .execute();
    expect(told).toContainEqual({ username: 'client', title: '收到新的应征' });
    expect(told).toContainEqual({ username: 'creator', title: '你的应征进入候选' });
    expect(await db.selectFrom('outbox_events').select('id').execute()).toEqual([]);
  });

  it('has a store of games of every kind, rated and answered, and one to give back', async () => {
    const { db } = place.database;
    const games = await db
      .selectFrom('games')
      .innerJoin('game_stats', 'game_stats.game_id', 'games.id')
      .select(['title', 'status', 'price_fen', 'build_count', 'link', 'rating_count', 'screenshots'])
      .execute();
    const published = games.filter(({ status }) => status === 'published');
    expect(published).toHaveLength(24);
    const kinds = published.map((game) => [game.build_count > 0, game.price_fen > 0].join());
    expect(new Set(kinds)).toEqual(new Set(['true,true', 'true,false', 'false,true', 'false,false']));
    expect(published.filter(({ rating_count }) => rating_count === 0)).toHaveLength(1);
    expect(games.filter(({ status }) => status === 'pending')).toHaveLength(1);
    const { rows: answers } = await sql`
      select from game_comments c join games g on g.id = c.game_id where c.user_id = g.user_id`.execute(db);
    expect(answers.length).toBeGreaterThanOrEqual(20);
    const mine = await db
      .selectFrom('game_purchases')
      .innerJoin('users', 'users.id', 'game_purchases.user_id')
      .select(['game_purchases.status', 'downloaded_at'])
      .where('username', '=', 'client')
      .execute();
    expect(mine).toHaveLength(5);
    expect(mine.filter(({ status }) => status === 'held')).toEqual([{ status: 'held', downloaded_at: null }]);
    expect((await sql`select from outbox_events where type like 'game.%'`.execute(db)).rows).toEqual([]);
  });

  it('has events in every state', async () => {
    const rows = await place.database.db.selectFrom('contests').select('status').execute();
    const states = ['proposed', 'open', 'running', 'voting', 'closed', 'announced'];
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(states));
  });

  it('costs two processors less than half a minute', () => {
    expect(processorSeconds).toBeLessThan(2 * 30);
  });

  it('says how far it is while it draws', () => {
    const drawing = lines.filter((line) => line.includes('图片'));
    expect(drawing.length).toBeGreaterThanOrEqual(5);
    expect(drawing.at(-1)).toMatch(/ (\d+)\/\1$/);
    expect(lines.at(-1)).toContain('120 篇帖子');
  });

  it('gives everybody an avatar that is really there, and no mobile', async () => {
    const { users } = await allRows(place);
    for (const user of users) {
      expect(await place.storage.exists(user.avatar.replace('/files/', ''))).toBe(true);
      expect([user.mobile, user.email]).toEqual([null, `${user.username}@demo.zaojie.example`]);
    }
    expect(new Set(users.map((user) => user.avatar)).size).toBe(users.length);
  });

  it('shows three accounts, in order', async () => {
    const accounts = await listDemoAccounts(place.database.db);
    expect(accounts.map(({ account, nickname, role }) => [account, nickname, role])).toEqual([
      ['client', '林见山', '需求方'],
      ['creator', '阿砚', '创作者'],
      ['admin', '陆编辑', '运营'],
    ]);
    expect(accounts.every(({ avatar }) => avatar.startsWith('/files/images/'))).toBe(true);
  });

  it('lets people in with the demo password, one of them as an administrator', async () => {
    const { db } = place.database;
    const residents = await db.selectFrom('users').select(['username', 'password_hash', 'role']).execute();
    expect(residents.filter(({ role }) => role === 'admin').map(({ username }) => username)).toEqual([
      'admin',
    ]);
    const hashes = new Set(residents.map((resident) => resident.password_hash ?? ''));
    const [hash = ''] = hashes;
    expect([hashes.size, hash.startsWith('$argon2id$'), await verify(hash, DEMO_PASSWORD)]).toEqual([
      1,
      true,
      true,
    ]);
  });

  it('is not filled twice', async () => {
    const before = await allRows(place);
    await fillDemoTown(townIn(place, { now: new Date('2026-04-01T00:00:00Z') }));
    expect(await allRows(place)).toEqual(before);
  });

  describe('that is reset, however it was changed', () => {
    let before: Awaited<ReturnType<typeof allRows>>;
    let foreign: [number, number];
    beforeAll(async () => {
      const { db } = place.database;
      before = await allRows(place);
      const none = await countForeignUsers(db);
      await register(place, 'somebody', 'somebody@mail.example');
      await register(place, 'without_mail', null);
      foreign = [none, await countForeignUsers(db)];
      await addRichPerson(db, 70);
      await resetDemoTown(townIn(place));
    });

    it('becomes the same again, with ids from 1', async () => {
      expect(foreign).toEqual([0, 2]);
      expect(await allRows(place)).toEqual(before);
      expect(before.users.map((user) => user.id)).toEqual(people.map((_, index) => index + 1));
      const migrations = await place.database.db.selectFrom('schema_migrations').select('name').execute();
      expect(migrations.length).toBeGreaterThan(0);
    });

    it('begins with a ledger of its own that is as closed as before, however much was in it', async () => {
      const { db } = place.database;
      // What its people have had paid out.
      expect(await verifyLedger(db)).toMatchObject({ faults: [], takenOutFen: 110_000 });
      const person = await addRichPerson(db, 100);
      expect(await getBalances(db, person)).toMatchObject({ availableFen: 100 });
      await expectAppendOnly(db);
    });
  });

  it('stays away after it was deleted', async () => {
    await deleteEverybody(place);
    await fillDemoTown(townIn(place));
    expect(await countUsers(place)).toBe(0);
  });
});

describe('a place with people', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makePlace(files);
  });
  afterEach(() => place.leave());

  it('stays away where people are', async () => {
    await register(place, 'client', null);
    await fillDemoTown(townIn(place));
    expect(await countUsers(place)).toBe(1);
    expect(await listDemoAccounts(place.database.db)).toEqual([]);
  });

  it('keeps what was there when resetting fails', async () => {
    await register(place, 'somebody', null);
    const attempt = resetDemoTown(townIn(place, { storage: fullDisk(place.storage) }));
    await expect(attempt).rejects.toThrow('disk full');
    expect(await countUsers(place)).toBe(1);
  });
});
