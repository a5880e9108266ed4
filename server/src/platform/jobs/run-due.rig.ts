import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { runTask, taskNames } from './job-tasks.ts';
import { LEASE_LOCKS } from './job-lease.ts';
import type { AppJobName, JobTasks } from './job-types.ts';

const MOST_JOBS = 10_000;

export type RanJob = { id: number; task: AppJobName; payload: unknown; runAt: Date; attempts: number };
export type DueReport = { ran: RanJob[]; failed: (RanJob & { error: Error })[] };

type Jobs = { db: Db; tasks: JobTasks };
type RunDueOptions = Jobs & { mostJobs?: number };

/**
 * Runs what is due at that moment, one job after the other in the order of their times, also what becomes due by them.
 * The database's clock is never asked, so a test that moves its own clock runs exactly what its time has come for.
 * A runner may be at work on the same database: jobs are locked as the library locks them, and each is run by one.
 */
export async function runDue(
  { db, tasks, mostJobs = MOST_JOBS }: RunDueOptions,
  now: Date,
): Promise<DueReport> {
  const report: DueReport = { ran: [], failed: [] };
  await withLease(db, async (session, owner) => {
    for (let left = mostJobs; left > 0; left--) {
      const job = await take(session, tasks, owner, now);
      if (!job) return;
      const error = await errorOf(runTask(tasks, job.task, job.payload, new AbortController().signal));
      if (error) {
        await putBack(session, job, owner, now, error);
        report.failed.push({ ...job, error });
      } else {
        await sql`delete from graphile_worker._private_jobs where id = ${job.id}`.execute(session);
        report.ran.push(job);
      }
    }
    const last = [...report.ran, ...report.failed].at(-1);
    throw new Error(`jobs make each other due without end, ${last?.task} among them`);
  });
  return report;
}

async function errorOf(work: Promise<void>): Promise<Error | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** When the next job falls due, to the millisecond after a fraction of one, or null if none waits. */
export async function findNextRunAt({ db, tasks }: Jobs): Promise<Date | null> {
  const { rows } = await sql<{ run_at: Date | null }>`
    select date_trunc('milliseconds', min(job.run_at) + interval '999 microseconds') as run_at
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.is_available and task.identifier = any(${taskNames(tasks)}::text[])`.execute(db);
  return rows[0]?.run_at ?? null;
}

/** Whoever looks for jobs of dead processes sees by the lease that this one is alive. */
async function withLease(db: Db, work: (session: Db, owner: string) => Promise<void>): Promise<void> {
  const owner = `run-due-${randomUUID()}`;
  await db.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(${LEASE_LOCKS}, hashtext(${owner}))`.execute(session);
    try {
      await work(session, owner);
    } finally {
      await sql`select pg_advisory_unlock(${LEASE_LOCKS}, hashtext(${owner}))`.execute(session);
    }
  });
}

/** The time of the lock is the wall's: it tells others how long a job has been at work, not when it was due. */
async function take(session: Db, tasks: JobTasks, owner: string, now: Date): Promise<RanJob | null> {
  const { rows } = await sql<RanJob>`
    with due as (
      select job.id, task.identifier
      from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
      where job.is_available and job.run_at <= ${now} and task.identifier = any(${taskNames(tasks)}::text[])
      order by job.run_at, job.id limit 1
      for update of job skip locked
    )
    update graphile_worker._private_jobs as job
    set attempts = job.attempts + 1, locked_by = ${owner}, locked_at = now()
    from due where job.id = due.id
    returning job.id, due.identifier as task, job.payload, job.run_at as "runAt", job.attempts`.execute(
    session,
  );
  return rows[0] ?? null;
}

/** As the library does it, but by the given clock. */
async function putBack(session: Db, job: RanJob, owner: string, now: Date, error: Error): Promise<void> {
  await sql`
    update graphile_worker._private_jobs
    set last_error = ${error.message}, locked_by = null, locked_at = null,
        run_at = ${now}::timestamptz + exp(least(attempts, 10)) * interval '1 second'
    where id = ${job.id} and locked_by = ${owner}`.execute(session);
}
