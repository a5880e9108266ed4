import { sql } from 'kysely';
import { createTestDatabase } from '../../../test/test-database.ts';
import { connectDatabase, type Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { createLog } from '../../log.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import { emitEvent } from './emit-event.ts';
import { subscribe, type Subscriber } from './subscriber.ts';

type Effect = { name: string; event_id: number; user_id: number };

/** For tests: a database, dispatchers on it, and a table in which subscribers leave traces. */
export async function createDispatcherRig() {
  const { connectionString, drop } = await createTestDatabase();
  const { db, close } = connectDatabase({
    connectionString,
    maxConnections: 8,
    connectionTimeoutMs: 60_000,
    onConnectionLost: () => {},
  });
  await sql`create table effects (name text, event_id bigint, user_id bigint)`.execute(db);
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const opened: Dispatcher[] = [];
  const effects = async () => (await sql<Effect>`select * from effects`.execute(db)).rows;

  return {
    db,
    lines,
    effects,
    handledUsers: async () => (await effects()).map((effect) => effect.user_id),
    /** Not handed out yet. */
    events: () => db.selectFrom('outbox_events').selectAll().orderBy('id').execute(),
    /** Handed out and not done. */
    waiting: () => db.selectFrom('event_deliveries').selectAll().orderBy('id').execute(),
    emitRegistered: (...userIds: number[]) =>
      transaction(db, async (tx) => {
        for (const userId of userIds) await emitEvent(tx, 'user.registered', { userId });
      }),
    open(subscribers: Subscriber[], now?: () => Date): Dispatcher {
      const dispatcher = createDispatcher({ db, connectionString, subscribers, log, ...(now && { now }) });
      opened.push(dispatcher);
      return dispatcher;
    },
    async reset() {
      await Promise.all(opened.splice(0).map((dispatcher) => dispatcher.stop()));
      await sql`truncate outbox_events, event_deliveries, effects restart identity`.execute(db);
      lines.length = 0;
    },
    async close() {
      await close();
      await drop();
    },
  };
}

export type DispatcherRig = Awaited<ReturnType<typeof createDispatcherRig>>;

export const leaveTrace = (tx: Tx, effect: Effect) =>
  sql`insert into effects values (${effect.name}, ${effect.event_id}, ${effect.user_id})`.execute(tx);

export const tracer = (name = 'tracer') =>
  subscribe('user.registered', name, async (tx, { userId }, eventId) => {
    await leaveTrace(tx, { name, event_id: eventId, user_id: userId });
  });
