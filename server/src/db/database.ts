import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import { parseMoment } from './moment-parser.ts';
import { preparingPool } from './prepared-statements.ts';
import type { DB } from './schema.gen.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// Ids stay far below 2^53, and numbers are what the API speaks.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.TIMESTAMPTZ, parseMoment);

export type DatabaseOptions = {
  connectionString: string;
  maxConnections: number;
  /** How long to wait for a free connection before giving up. */
  connectionTimeoutMs?: number;
  /** After how long the server gives a statement up. */
  statementTimeoutMs?: number;
  /** So many stay open when nobody asks; none unless told. */
  keptConnections?: number;
  /** Called for each statement; tests count with it. */
  onQuery?: (sql: string) => void;
  onConnectionLost?: (error: Error) => void;
};

export type Database = { db: Db; pool: Pool; close(): Promise<void> };

export function connectDatabase(options: DatabaseOptions): Database {
  const statementMs = options.statementTimeoutMs ?? 15_000;
  const pool = new Pool({
    connectionString: options.connectionString,
    max: options.maxConnections,
    min: options.keptConnections ?? 0,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 1_500,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    query_timeout: statementMs + 5_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'zaojie',
  });
  // Without listeners a lost connection, idle or in use, would end the process.
  const noteLoss = (error: Error) => options.onConnectionLost?.(error);
  pool.on('error', noteLoss);
  pool.on('connect', (client) => client.on('error', noteLoss));
  const { onQuery } = options;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    ...(onQuery && { log: (event) => onQuery(event.query.sql) }),
  });
  return { db, pool, close: () => db.destroy() };
}

/**
 * Opens those that are kept: on a busy machine connecting takes longer than whoever asks first would wait. One that can't be
 * opened now is opened when it is asked for.
 */
export async function openKeptConnections(pool: Pool): Promise<void> {
  const wanted = Array.from({ length: pool.options.min ?? 0 }, () => pool.connect());
  for (const opened of await Promise.allSettled(wanted)) {
    if (opened.status === 'fulfilled') opened.value.release();
  }
}
