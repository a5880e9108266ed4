import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDispatcherRig, leaveTrace, tracer, type DispatcherRig } from './dispatcher-test-rig.ts';
import { transaction } from '../../db/transaction.ts';
import { emitEvent } from './emit-event.ts';
import { subscribe } from './subscriber.ts';

const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 100_000 });

let rig: DispatcherRig;
beforeAll(async () => {
  rig = await createDispatcherRig();
});
afterEach(() => rig.reset());
afterAll(() => rig.close());

/** Well under the regular look every 5 s: only a wake-up can be that quick. */
const PROMPT_MS = 4_000;

async function usersHandledWithin(timeoutMs: number, count: number): Promise<number[]> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const users = await rig.handledUsers();
    if (users.length >= count || performance.now() > deadline) return users;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function listenerPids(): Promise<number[]> {
  const query = sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'zaojie-events' and query like 'listen%'`;
  return (await query.execute(rig.db)).rows.map((row) => row.pid);
}

test('handles what was waiting at the start, and new events as soon as they are committed', async () => {
  await rig.emitRegistered(1);
  await rig.open([tracer()]).start();
  expect(await usersHandledWithin(PROMPT_MS, 1)).toEqual([1]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await rig.emitRegistered(2);
  expect(await usersHandledWithin(PROMPT_MS, 2)).toEqual([1, 2]);
});

test('finds events without a wake-up by looking every few seconds', async () => {
  await rig.open([tracer()]).start();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await transaction(rig.db, async (tx) => {
    await sql`alter table outbox_events disable trigger outbox_events_wake`.execute(tx);
    await emitEvent(tx, 'user.registered', { userId: 7 });
    await sql`alter table outbox_events enable trigger outbox_events_wake`.execute(tx);
  });
  expect(await usersHandledWithin(7_000, 1)).toEqual([7]);
});

test('a failed delivery is tried again when its delay is over, and then succeeds once', async () => {
  const triedAt: number[] = [];
  const moody = subscribe('user.registered', 'moody', async () => {
    triedAt.push(performance.now());
    if (triedAt.length < 2) throw new Error('not now');
  });
  await rig.open([tracer(), moody]).start();
  await rig.emitRegistered(1);
  await eventually(() => expect(triedAt).toHaveLength(2));
  await eventually(async () => expect(await rig.waiting()).toEqual([]));
  expect(await rig.handledUsers()).toEqual([1]);
  const [first = 0, second = 0, ...more] = triedAt;
  expect(more).toEqual([]);
  expect(second - first).toBeGreaterThanOrEqual(990);
});

test('hears wake-ups again after its listening connection was terminated', async () => {
  await rig.open([tracer()]).start();
  const [before] = await listenerPids();
  expect(before).toBeTypeOf('number');
  await sql`select pg_terminate_backend(${before})`.execute(rig.db);
  await rig.emitRegistered(1);
  await eventually(async () => {
    const after = await listenerPids();
    expect(after).toHaveLength(1);
    expect(after).not.toContain(before);
  });
  expect(await usersHandledWithin(PROMPT_MS, 1)).toEqual([1]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await rig.emitRegistered(2);
  expect(await usersHandledWithin(PROMPT_MS, 2)).toEqual([1, 2]);
});

test('two dispatchers share 500 events and each event is handled once', async () => {
  const handledBy = { left: 0, right: 0 };
  const workers = (['left', 'right'] as const).map((side) => {
    const counting = subscribe('user.registered', 'tracer', async (tx, { userId }, eventId) => {
      handledBy[side]++;
      await leaveTrace(tx, { name: side, event_id: eventId, user_id: userId });
    });
    return rig.open([counting]);
  });
  await Promise.all(workers.map((worker) => worker.start()));
  const userIds = Array.from({ length: 500 }, (_, n) => n);
  await Promise.all(
    Array.from({ length: 10 }, (_, part) => rig.emitRegistered(...userIds.filter((id) => id % 10 === part))),
  );
  await eventually(async () => {
    expect(await rig.events()).toEqual([]);
    expect(await rig.waiting()).toEqual([]);
  });
  const effects = await rig.effects();
  expect(effects.map((effect) => effect.user_id).sort((a, b) => a - b)).toEqual(userIds);
  expect(handledBy.left).toBeGreaterThan(50);
  expect(handledBy.right).toBeGreaterThan(50);
});

test('stop finishes the event in hand and takes no other', async () => {
  let isInHand = false;
  const slow = subscribe('user.registered', 'slow', async () => {
    isInHand = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  const dispatcher = rig.open([slow, tracer()]);
  await rig.emitRegistered(1, 2, 3);
  await dispatcher.start();
  await eventually(() => expect(isInHand).toBe(true));
  await dispatcher.stop();
  expect(await rig.handledUsers()).toEqual([]);
  expect(await rig.waiting()).toMatchObject([
    { event_id: 1, subscriber: 'tracer' },
    { event_id: 2 },
    { event_id: 2 },
    { event_id: 3 },
    { event_id: 3 },
  ]);
  expect(await listenerPids()).toEqual([]);
  await rig.emitRegistered(4);
  expect(await rig.events()).toMatchObject([{ id: 4 }]);
  await dispatcher.start();
  expect(await usersHandledWithin(5_000, 4)).toEqual([1, 2, 3, 4]);
});
