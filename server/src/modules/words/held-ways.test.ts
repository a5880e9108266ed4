import type { ReportCase } from '@zaojie/contract/reports/report.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather } from '../../frame/module.ts';
import { createAdmin, createPerson, type Person } from '../../../test/test-people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { modules } from '../all.ts';
import { byAction, further, HELD, refused, type Told } from './held-ways.rig.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createAdmin(app);
});
afterAll(() => app.close());

async function caseOf({ kind, id }: Told): Promise<ReportCase | undefined> {
  await app.deliver();
  const answer = await app.get(`/admin/reports?kind=${kind}`, { token: admin.token });
  return (answer.data['data'] as ReportCase[]).find((each) => each.target_id === id);
}

/** The transactions that wrote the thing, and the word of it. */
async function writersOf({ kind, id, table }: Told) {
  const told = await sql<{ writer: string }>`select xmin::text as writer from outbox_events
    where type = 'words.found' and payload ->> 'kind' = ${kind} and (payload ->> 'targetId')::bigint = ${id}`.execute(
    app.db,
  );
  const thing = await sql<{ writer: string }>`select xmin::text as writer from ${sql.table(table ?? '')}
    where id = ${id}`.execute(app.db);
  return { told: told.rows.map(({ writer }) => writer), thing: thing.rows.map(({ writer }) => writer) };
}

describe.each([...byAction, ...further])('$call: $name', ({ write }) => {
  test('reaches the moderators, with what was written, in the transaction that wrote it', async () => {
    const stage = { app, admin, author: await createPerson(app), other: await createPerson(app) };
    const told = await write(stage);
    if (told.table) {
      const writers = await writersOf(told);
      expect(writers.told).toEqual(writers.thing);
    }
    const found = await caseOf(told);
    expect(found?.reports).toMatchObject([{ reporter: null }]);
    expect(found?.reports_count).toBe(1);
    const text = `${found?.title}${found?.excerpt}${found?.reports[0]?.description}`;
    expect(text.match(new RegExp(HELD, 'g'))?.length).toBeGreaterThan(1);
  });
});

test('no call leaves it to its action that isn’t tried here', () => {
  const left = gather(modules, 'routes').filter(({ words }) => words?.held === 'by_action');
  const tried = [...byAction.map((row) => row.call), ...refused];
  expect(left.map(({ endpoint }) => endpoint.path).sort()).toEqual(tried.sort());
});
