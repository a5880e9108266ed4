import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeWaitingFiles } from '../../../test/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('files that an earlier version was about to remove are removed', async () => {
  const { storage } = app.services;
  const keys = ['images/aa/old-320.webp', 'images/aa/old-640.webp', 'documents/aa/old.pdf'];
  for (const key of keys) await storage.put(key, Buffer.from('x'), { contentType: 'image/webp' });
  const events = [
    { url: '/files/images/aa/old-640.webp', widths: [320, 640] },
    { url: '/files/documents/aa/old.pdf', widths: [] },
  ];
  for (const event of events) {
    await sql`insert into outbox_events (type, payload) values ('upload.removed', ${JSON.stringify(event)}::jsonb)`.execute(
      app.db,
    );
  }
  await app.deliver();
  await removeWaitingFiles(app);
  expect(await Promise.all(keys.map((key) => storage.exists(key)))).toEqual([false, false, false]);
});
