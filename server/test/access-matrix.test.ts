import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allEndpoints } from '@zaojie/contract/api';
import { frameErrors } from '@zaojie/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../src/db/transaction.ts';
import { routeList } from '../src/http/route-list.ts';
import { gather } from '../src/frame/module.ts';
import { modules } from '../src/modules/all.ts';
import { repositoryRoot } from '../src/server-root.ts';
import { accessFiles, callRow, createStages, outcomeOf, routeOf } from './access-matrix-calls.ts';
import type { Caller, Outcome, Outcomes } from './access-matrix-rows.ts';
import { createStage } from './access-matrix-stage.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { changedByRefusals, listTables, watchTables, type WrittenTables } from './written-tables.ts';

let app: TestApp;
let written: WrittenTables;
beforeAll(async () => {
  app = await startTestApp();
  written = await watchTables(app.db);
});
afterAll(() => app.close());

const modulesWithRoutes = modules.filter(({ routes }) => routes && routes.length > 0);

test('every module with routes says who may call them', () => {
  const expected = modulesWithRoutes.map(({ name }) => `../src/modules/${name}/${name}.access.ts`);
  expect(Object.keys(accessFiles).sort()).toEqual(expected.sort());
});

test.each(modulesWithRoutes)('$name has one row for each of its routes, and no other', ({ name, routes }) => {
  const rows = accessFiles[`../src/modules/${name}/${name}.access.ts`]?.rows ?? [];
  const bound = (routes ?? []).map(({ endpoint }) => routeOf(endpoint));
  expect(rows.map(({ endpoint }) => routeOf(endpoint)).sort()).toEqual(bound.sort());
});

test('every endpoint of the contract is bound to an action, once', () => {
  const bound = gather(modules, 'routes').map((route) => route.endpoint);
  expect(new Set(bound).size).toBe(bound.length);
  expect(new Set(bound)).toEqual(new Set(allEndpoints));
});

test('the committed list of routes is true (npm run routes:update)', async () => {
  expect(await readFile(join(repositoryRoot, 'docs/routes.txt'), 'utf8')).toBe(routeList());
});

test('no two errors share a number or a name', () => {
  const errors = [...new Set([...allEndpoints.flatMap((e) => e.errors), ...Object.values(frameErrors)])];
  expect(new Set(errors.map((error) => error.code)).size).toBe(errors.length);
  expect(new Set(errors.map((error) => error.name)).size).toBe(errors.length);
});

describe('what is written', () => {
  test('is noted in every table but those named with a reason', async () => {
    const tables = await listTables(app.db);
    expect(tables).toEqual(expect.arrayContaining(Object.keys(changedByRefusals)));
    expect([...written.watched, ...Object.keys(changedByRefusals)].sort()).toEqual([...tables].sort());
    expect(written.watched).toEqual(
      expect.arrayContaining(['public.outbox_events', 'graphile_worker._private_jobs']),
    );
  });

  test('is seen as a row, an event and a job', async () => {
    await createStage(app);
    await sql`select graphile_worker.add_job('a-job')`.execute(app.db);
    expect(await written.take()).toEqual(
      expect.arrayContaining(['public.users', 'public.outbox_events', 'graphile_worker._private_jobs']),
    );
    expect(await written.take()).toEqual([]);
  });

  test('is a change, a removal and an emptying, but nothing that leaves all as it was', async () => {
    const { db } = app;
    await createStage(app);
    await written.take();
    await sql`update user_blocks set created_at = created_at`.execute(db);
    await sql`delete from posts where id < 0`.execute(db);
    const undone = transaction(db, async (tx) => {
      await sql`delete from user_blocks`.execute(tx);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await written.take()).toEqual([]);
    await sql`update user_blocks set created_at = now()`.execute(db);
    expect(await written.take()).toEqual(['public.user_blocks']);
    await sql`delete from user_blocks`.execute(db);
    expect(await written.take()).toEqual(['public.user_blocks']);
    await sql`truncate user_blocks`.execute(db);
    expect(await written.take()).toEqual(['public.user_blocks']);
  });

  test('is put back as it was, but not what was emptied', async () => {
    const { db } = app;
    const { owner, blocked } = await createStage(app);
    const post = await app.post('/posts/add', { title: '一', content: '<p>一</p>' }, { token: owner.token });
    await sql`insert into login_guards values ('kept', 1, now(), null)`.execute(db);
    const rowsOf = async () => {
      // The stamp is set anew whenever keys are followed into the words: it says no more than that they may have changed.
      const tables = (await listTables(db)).filter((name) => name !== 'public.watched_words_stamp');
      const all = sql.join(
        tables.map((name) => sql`select t::text as row from ${sql.table(name)} t`),
        sql` union all `,
      );
      return (await sql<{ row: string }>`${all} order by 1`.execute(db)).rows;
    };
    await written.take();
    const before = await rowsOf();
    await createStage(app);
    await app.post(`/posts/del?id=${String(post.data['id'])}`, {}, { token: owner.token });
    await sql`update users set nickname = 'a', role = 'admin' where id = ${blocked.id}`.execute(db);
    await sql`update users set nickname = 'b' where id = ${blocked.id}`.execute(db);
    await sql`delete from user_blocks`.execute(db);
    await sql`delete from login_guards`.execute(db);
    const changed = await rowsOf();
    expect(changed).not.toEqual(before);
    expect(await written.undo()).toBe(true);
    expect(await rowsOf()).toEqual(before);
    expect(await written.take()).toEqual([]);
    await sql`truncate user_blocks`.execute(db);
    expect(await written.undo()).toBe(false);
  });
});

/** They leave the stage as it is, so that they need no new one. */
function refusalsFirst(outcomes: Outcomes): [Caller, Outcome][] {
  const all = Object.entries(outcomes) as [Caller, Outcome][];
  const isRefusal = ([, outcome]: [Caller, Outcome]) => outcome !== 'ok';
  return [...all.filter(isRefusal), ...all.filter((each) => !isRefusal(each))];
}

describe.each(Object.entries(accessFiles))('%s', (_file, access) => {
  const stages = createStages(() => app, access);
  describe.each(access.rows.map((row) => [routeOf(row.endpoint), row] as const))('%s', (_route, row) => {
    test.each(refusalsFirst(row.outcomes))('%s: %s', async (caller, expected) => {
      const stage = await stages.get();
      await written.take();
      const outcome = outcomeOf(await callRow(row, caller, stage));
      // What got through may have used up what the next call needs: it is put back, or else all is made anew.
      if (outcome === 'ok' && row.endpoint.method !== 'GET' && !(await written.undo())) stages.clear();
      expect(outcome).toBe(expected);
      if (expected !== 'ok') expect(await written.take()).toEqual([]);
    });
  });
});
