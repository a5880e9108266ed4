import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../test/test-database.ts';
import { connectDatabase, type Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { createLog } from '../../log.ts';
import type { JobCron, JobTask, JobTasks } from './job-types.ts';
import { createJobRunner, type JobRunner } from './runner.ts';

declare module './job-types.ts' {
  interface AppJobs {
    'test-note': { text: string };
    'test-sweep': Record<string, never>;
  }
}

type JobRow = { id: number; attempts: number; key: string | null; locked_by: string | null; run_at: Date };
type RunnerParts = { crons?: JobCron[]; connectionString?: string; tasks?: JobTasks };

/** For tests: a database with jobs, and runners on it. */
export async function createJobRig() {
  const { connectionString, drop } = await createTestDatabase();
  const { db, close } = connectDatabase({
    connectionString,
    maxConnections: 4,
    connectionTimeoutMs: 60_000,
    onConnectionLost: () => {},
  });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const opened: JobRunner[] = [];

  return {
    db,
    connectionString,
    /** Parsed log lines of this level: 40 is a warning, 50 an error. */
    logged: (level: number) => lines.map((line) => JSON.parse(line)).filter((line) => line.level === level),
    inTransaction: <T>(work: (tx: Tx) => Promise<T>) => transaction(db, work),
    jobs: async () => (await sql<JobRow>`select * from graphile_worker.jobs order by id`.execute(db)).rows,
    connections: async (): Promise<string[]> => {
      const query = sql<{ application_name: string }>`
        select application_name from pg_stat_activity
        where datname = current_database() and application_name like 'zaojie-job%'`;
      return (await query.execute(db)).rows.map((row) => row.application_name);
    },
    open(sweep: JobTask<'sweep-expired'>, parts: RunnerParts = {}): JobRunner {
      const runner = createJobRunner({
        connectionString: parts.connectionString ?? connectionString,
        tasks: { 'sweep-expired': sweep, ...parts.tasks },
        crons: parts.crons ?? [],
        log,
        concurrency: 2,
      });
      opened.push(runner);
      return runner;
    },
    async reset() {
      await Promise.all(opened.splice(0).map((runner) => runner.stop()));
      await sql`truncate graphile_worker._private_jobs, graphile_worker._private_known_crontabs`.execute(db);
      lines.length = 0;
    },
    async close() {
      await close();
      await drop();
    },
  };
}

/** Holds a job at work until the test opens it. */
export function createGate(): { opened: Promise<unknown>; open: () => void } {
  const gate = new EventEmitter();
  return { opened: once(gate, 'open'), open: () => void gate.emit('open') };
}

export type JobRig = Awaited<ReturnType<typeof createJobRig>>;
