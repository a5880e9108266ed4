import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../../db/transaction.ts';
import { createDispatcherRig, leaveTrace, tracer, type DispatcherRig } from './dispatcher-test-rig.ts';
import { emitEvent } from './emit-event.ts';
import { takeDueDelivery } from './outbox.queries.ts';
import { subscribe } from './subscriber.ts';

let rig: DispatcherRig;
beforeAll(async () => {
  rig = await createDispatcherRig();
});
afterEach(() => rig.reset());
afterAll(() => rig.close());

const failing = (userId: number) =>
  subscribe('user.registered', 'failing', async (_tx, payload) => {
    if (payload.userId === userId) throw new Error('broken\0 here');
  });

describe('emitting', () => {
  test('an event exists when its transaction commits, and not when it is rolled back', async () => {
    const rolledBack = transaction(rig.db, async (tx) => {
      await emitEvent(tx, 'user.registered', { userId: 1 });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await rig.events()).toEqual([]);
    await transaction(rig.db, (tx) => emitEvent(tx, 'user.followed', { followerId: 1, followeeId: 2 }));
    expect(await rig.events()).toMatchObject([
      { type: 'user.followed', payload: { followerId: 1, followeeId: 2 } },
    ]);
  });
});

describe('draining', () => {
  test('runs every subscriber of the event, events in their order, and nothing is left', async () => {
    const followed = subscribe('user.followed', 'followed', async (tx, payload, id) => {
      await leaveTrace(tx, { name: 'followed', event_id: id, user_id: payload.followeeId });
    });
    const dispatcher = rig.open([tracer('a'), followed, tracer('b')]);
    await rig.emitRegistered(11);
    await transaction(rig.db, (tx) => emitEvent(tx, 'user.followed', { followerId: 1, followeeId: 12 }));
    await rig.emitRegistered(13);
    expect(await dispatcher.drain()).toBe(5);
    expect((await rig.effects()).map((row) => [row.name, row.event_id, row.user_id])).toEqual([
      ['a', 1, 11],
      ['b', 1, 11],
      ['followed', 2, 12],
      ['a', 3, 13],
      ['b', 3, 13],
    ]);
    expect(await rig.events()).toEqual([]);
    expect(await rig.waiting()).toEqual([]);
    expect(await dispatcher.drain()).toBe(0);
  });

  test('goes on past one batch', async () => {
    await rig.emitRegistered(...Array.from({ length: 250 }, (_, n) => n));
    expect(await rig.open([tracer()]).drain()).toBe(250);
    expect(await rig.handledUsers()).toEqual(Array.from({ length: 250 }, (_, n) => n));
  });

  test('an event nobody subscribes to is done with', async () => {
    await rig.emitRegistered(1);
    expect(await rig.open([]).drain()).toBe(0);
    expect(await rig.events()).toEqual([]);
    expect(await rig.waiting()).toEqual([]);
  });

  test('does not wait for an event that another dispatcher has in hand', async () => {
    await rig.emitRegistered(1, 2);
    await transaction(rig.db, async (other) => {
      await other.selectFrom('outbox_events').select('id').where('id', '=', 1).forUpdate().execute();
      expect(await rig.open([tracer()]).drain()).toBe(1);
    });
    expect(await rig.handledUsers()).toEqual([2]);
    expect(await rig.events()).toMatchObject([{ id: 1 }]);
  });

  test('nor for a delivery', async () => {
    const twice = subscribe('user.registered', 'b', async (tx, { userId }, eventId) => {
      await leaveTrace(tx, { name: 'b', event_id: eventId, user_id: userId });
      // The other one's, which nobody has begun yet.
      expect(await rig.open([tracer('a')]).drain()).toBe(0);
    });
    await rig.emitRegistered(1);
    expect(await rig.open([tracer('a'), twice]).drain()).toBe(2);
    expect((await rig.effects()).map(({ name }) => name)).toEqual(['a', 'b']);
  });

  test('a delivery is found by its key, also when the queue was empty as its plan was made', async () => {
    await sql`vacuum analyze event_deliveries`.execute(rig.db);
    await transaction(rig.db, async (tx) => {
      const readAll = async () => {
        const { rows } = await sql<{ times: number }>`
          select coalesce(sum(seq_scan), 0)::int as times from pg_stat_xact_user_tables
          where relname = 'event_deliveries'`.execute(tx);
        return rows[0]?.times;
      };
      const before = await readAll();
      for (let id = 1; id <= 10; id++) await takeDueDelivery(tx, id, null);
      expect(await readAll()).toBe(before);
    });
  });

  test('a delivery whose subscriber this process has not waits for one that has it', async () => {
    await rig.emitRegistered(1);
    await rig.open([tracer('a'), failing(1)]).drain();
    expect(await rig.waiting()).toMatchObject([{ subscriber: 'failing', attempts: 1 }]);
    await sql`update event_deliveries set available_at = now()`.execute(rig.db);
    expect(await rig.open([tracer('a')]).drain()).toBe(0);
    expect(await rig.waiting()).toMatchObject([{ subscriber: 'failing', attempts: 1 }]);
  });

  test('two subscribers of one name would share their deliveries, so they are refused', () => {
    expect(() => rig.open([tracer('a'), tracer('a')])).toThrow('Two subscribers');
  });
});

describe('failing', () => {
  test('leaves nothing half done, and holds up neither other events nor other subscribers', async () => {
    const halfway = subscribe('user.registered', 'failing', async (tx, { userId }, eventId) => {
      await leaveTrace(tx, { name: 'failing', event_id: eventId, user_id: userId });
      if (userId === 2) throw new Error('broken\0 here');
    });
    await rig.emitRegistered(1, 2, 3);
    expect(await rig.open([halfway, tracer()]).drain()).toBe(5);
    const effects = (await rig.effects()).map(({ name, user_id }) => `${name} ${user_id}`);
    expect(effects).toEqual(['failing 1', 'tracer 1', 'tracer 2', 'failing 3', 'tracer 3']);
    const [event, ...others] = await rig.waiting();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      event_id: 2,
      subscriber: 'failing',
      attempts: 1,
      last_error: 'broken here',
      failed_at: null,
    });
    const delay = Number(event?.available_at) - Date.now();
    expect(delay).toBeGreaterThan(0);
    expect(delay).toBeLessThanOrEqual(1_100);
  });

  test('is tried again after growing delays, and set aside after the twelfth time', async () => {
    let clock = Date.now() + 60_000;
    const dispatcher = rig.open([failing(1), tracer()], () => new Date(clock));
    await rig.emitRegistered(1, 2);
    const delays: number[] = [];
    expect(await dispatcher.drain()).toBe(3);
    for (let attempt = 1; attempt < 12; attempt++) {
      const [event] = await rig.waiting();
      expect(event).toMatchObject({ attempts: attempt, failed_at: null });
      delays.push((Number(event?.available_at) - clock) / 1_000);
      clock = Number(event?.available_at) - 1;
      expect(await dispatcher.drain()).toBe(0);
      expect(await rig.waiting()).toMatchObject([{ attempts: attempt }]);
      clock += 1;
      expect(rig.lines.join('')).not.toContain('failed for good');
      await dispatcher.drain();
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600]);
    expect(await rig.waiting()).toMatchObject([{ attempts: 12, failed_at: new Date(clock) }]);
    const errors = rig.lines.map((line) => JSON.parse(line)).filter((line) => line.level === 50);
    expect(errors).toMatchObject([
      { eventId: 1, eventType: 'user.registered', subscriber: 'failing', attempts: 12 },
    ]);
    clock += 86_400_000;
    await dispatcher.drain();
    expect(await rig.waiting()).toMatchObject([{ attempts: 12 }]);
    expect(await rig.handledUsers()).toEqual([1, 2]);
  });

  test('a connection that dies in the middle undoes the effects and the delivery is tried again', async () => {
    let kills = 1;
    const dying = subscribe('user.registered', 'dying', async (tx, { userId }, eventId) => {
      await leaveTrace(tx, { name: 'dying', event_id: eventId, user_id: userId });
      if (kills-- > 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    const dispatcher = rig.open([dying]);
    await rig.emitRegistered(1, 2);
    await dispatcher.drain();
    expect(await rig.handledUsers()).toEqual([2]);
    expect(await rig.waiting()).toMatchObject([{ event_id: 1, attempts: 1 }]);
    await sql`update event_deliveries set available_at = now()`.execute(rig.db);
    expect(await dispatcher.drain()).toBe(1);
    expect(await rig.handledUsers()).toEqual([2, 1]);
  });
});
