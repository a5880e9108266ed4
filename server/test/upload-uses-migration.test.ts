import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore, type DatabaseBefore } from './database-before.ts';

let database: DatabaseBefore;
beforeAll(async () => {
  database = await databaseBefore('0014');
});
afterAll(() => database.drop());

test('everything that shows a file before the uses becomes a use for everybody', async () => {
  const { client } = database;
  await client.query(`
    insert into users (username, username_key, avatar) values ('first', 'first', '/files/3.webp'), ('second', 'second', '');
    insert into uploads (user_id, kind, url, name, byte_size)
      select 1, 'image', '/files/' || n || '.webp', n, 1 from generate_series(1, 6) n;
    insert into posts (user_id, title, content, excerpt) values (1, '标题', '', '');
    insert into post_media values (1, 1);
    insert into chats (low_id, high_id, last_seq) values (1, 2, 2);
    insert into messages (chat_id, seq, sender_id, recipient_id, client_id, kind, file, upload_id, created_at)
      values (1, 1, 1, 2, 'client-1', 'image', '{"url": "/files/2.webp"}', 2, now()),
        (1, 2, 1, 2, 'client-2', 'text', null, null, now());
    insert into circles (name, icon, cover_image) values ('圈子', '/files/4.webp', '/files/5.webp');
    insert into upload_chunks (user_id, chunk_id, chunk_index, chunk_count, byte_size) values (1, 'a-chunk-id', 3, 4, 1);
    insert into event_deliveries (event_id, type, subscriber, payload, failed_at)
      values (1, 'upload.removed', 'all', '{"url": "/files/1.webp", "widths": []}', now()),
        (2, 'post.liked', 'all', '{}', now());`);
  await database.migrateOn();
  const uses = await client.query(
    `select upload_id::int, kind, owner_id::int, readers, reader_ids from upload_uses order by upload_id`,
  );
  const everybody = { owner_id: 1, readers: 'everybody', reader_ids: [] };
  expect(uses.rows).toEqual(
    ['post', 'message', 'avatar', 'circle-icon', 'circle-cover'].map((kind, i) => ({
      upload_id: i + 1,
      kind,
      ...everybody,
    })),
  );
  const chunks = await client.query<{ key: string }>('select key from upload_chunks');
  // What pieces were called when their names followed from whose they were.
  expect(chunks.rows).toEqual([{ key: 'chunks/200f5e1945616316b22231355ab325ec/3.part' }]);
  const recall = `update messages set revoked_at = now() where client_id = 'client-1'`;
  await expect(client.query(recall)).rejects.toThrow('check');
});

test('files whose removal was given up are to be removed again', async () => {
  const { client } = database;
  const waiting = await client.query(`select type, payload from outbox_events`);
  expect(waiting.rows).toEqual([{ type: 'upload.removed', payload: { url: '/files/1.webp', widths: [] } }]);
  const left = await client.query(`select type from event_deliveries`);
  expect(left.rows).toEqual([{ type: 'post.liked' }]);
});
