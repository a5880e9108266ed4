import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { AppJobName, AppJobs } from './job-types.ts';

// Before the present of every clock, be it the database's, another process's or a test's.
const AT_ONCE = new Date(0);

export type JobOptions = {
  /**
   * By the clock that `context.now()` reads, as in 24 h from its now; whoever runs jobs goes by the same clock. Left out,
   * the job is due already, whatever the time.
   */
  runAt?: Date;
  /** A job with the same key that has not begun yet is replaced. */
  key?: string;
  maxAttempts?: number;
};

/** The job is there when the transaction commits, and only then. */
export async function scheduleJob<T extends AppJobName>(
  tx: Tx,
  task: T,
  payload: AppJobs[T],
  options: JobOptions = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${task}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${options.runAt ?? AT_ONCE}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::integer,
      job_key => ${options.key ?? null}::text
    )`.execute(tx);
}

/** A job that is already running finishes, but is not tried again. */
export async function cancelJob(tx: Tx, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(tx);
}
