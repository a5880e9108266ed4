import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { connectDatabase, type Database } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { bounties } from '../bounties.ts';
import { chats } from '../chats.ts';
import { people } from '../people.ts';
import { posts } from '../posts.ts';
import { keyOf, type Shot } from '../pictures/shot.ts';
import type { TownPicture, TownPictures } from '../pictures/store-pictures.ts';
import { writeChats } from './write-chats.ts';

const now = new Date('2026-03-10T04:00:00Z');
let place: TestDatabase;
let database: Database;

const pictureOf = (shot: Shot): TownPicture => ({
  url: `/files/images/${keyOf(shot)}-640.webp`,
  width: 640,
  height: 480,
  blur: '',
  widths: [640],
  byteSize: 1000,
});
const pictures: TownPictures = { pictureOf, iconOf: pictureOf };

/** Everybody, and each picture with whoever showed it first: what the chats build on. */
async function settle(): Promise<void> {
  const names = people.map(({ username }) => ({ username, username_key: username }));
  const written = await database.db.insertInto('users').values(names).returning(['id', 'username']).execute();
  const ids = new Map(written.map((row) => [row.username, row.id]));
  const shown = new Map<string, { user_id: number; picture: TownPicture }>();
  for (const post of posts) {
    for (const shot of post.shots ?? []) {
      const picture = pictureOf(shot);
      if (!shown.has(picture.url)) shown.set(picture.url, { user_id: ids.get(post.author) ?? 0, picture });
    }
  }
  const uploads = [...shown.values()].map(({ user_id, picture: { byteSize, ...picture } }) => ({
    ...picture,
    user_id,
    kind: 'image',
    name: 'a.webp',
    byte_size: byteSize,
  }));
  await database.db.insertInto('uploads').values(uploads).execute();
  const published = bounties.map(({ by, title, category, style, text, yuan: [min, max] }) => ({
    user_id: ids.get(by) ?? 0,
    title,
    category,
    style,
    description: text,
    budget_min_fen: min * 100,
    budget_max_fen: max * 100,
    deadline: '2030-01-01',
    status: 'open',
    created_at: now,
    updated_at: now,
  }));
  await database.db.insertInto('bounties').values(published).execute();
}

beforeAll(async () => {
  place = await createTestDatabase();
  database = connectDatabase({
    connectionString: place.connectionString,
    maxConnections: 2,
    connectionTimeoutMs: 60_000,
  });
  await settle();
  await transaction(database.db, (tx) => writeChats(tx, { pictures, now }));
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

test.each(['client', 'creator'])(
  '%s has several chats, some of them unread, with pictures',
  async (username) => {
    const { rows } = await sql<{ unread_count: number }>`
    select unread_count from chat_members cm join users u on u.id = cm.user_id where u.username = ${username}`.execute(
      database.db,
    );
    expect(rows.length).toBeGreaterThanOrEqual(6);
    expect(rows.filter((row) => row.unread_count > 0).length).toBeGreaterThanOrEqual(2);
    const mine = chats.filter((chat) => chat.people.includes(username));
    const sent = mine.flatMap(({ lines }) => lines).filter(([, said]) => typeof said !== 'string');
    expect(sent.length).toBeGreaterThanOrEqual(2);
  },
);

test('every count is what the rows say, and nobody spoke in the future', async () => {
  const { rows: wrong } = await sql`
    select cm.* from chat_members cm join chats c on c.id = cm.chat_id
    where c.last_seq <> (select count(*) from messages where chat_id = c.id)
      or sent_count <> (select count(*) from messages where chat_id = c.id and sender_id = cm.user_id)
      or unread_count <> (select count(*) from messages m
        where m.chat_id = c.id and m.recipient_id = cm.user_id and m.seq > cm.read_seq)
      or last_message_at <> (select max(created_at) from messages where chat_id = c.id)`.execute(database.db);
  expect(wrong).toEqual([]);
  const { rows: odd } = await sql`
    select id from messages m where created_at > ${now} or recipient_id = sender_id
      or (kind = 'image') <> exists (select from upload_uses where kind = 'message' and owner_id = m.id) or (kind = 'image') = (content <> '')
      or created_at < (select max(created_at) from messages where chat_id = m.chat_id and seq < m.seq)`.execute(
    database.db,
  );
  expect(odd).toEqual([]);
});

test('only the last lines can be unread, and only by the one who didn’t say them', () => {
  for (const { people: both, lines, unread } of chats) {
    expect(lines.every(([by]) => both.includes(by))).toBe(true);
    const last = lines.at(-1)?.[0];
    expect(lines.slice(lines.length - unread).every(([by]) => by === last)).toBe(true);
  }
});
