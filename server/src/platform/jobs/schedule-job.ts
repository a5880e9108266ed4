import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { AppJobName, AppJobs } from './job-types.ts';

export type JobOptions = {
  /** At once when left out. */
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
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::integer,
      job_key => ${options.key ?? null}::text
    )`.execute(tx);
}

/** A job that is already running finishes, but is not tried again. */
export async function cancelJob(tx: Tx, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(tx);
}
