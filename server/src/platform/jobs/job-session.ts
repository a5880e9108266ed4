import { EventEmitter } from 'node:events';
import {
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import { Pool } from 'pg';
import type { Log } from '../../log.ts';
import { startJobLease } from './job-lease.ts';
import { createJobLog } from './job-log.ts';
import { runTask, taskNames } from './job-tasks.ts';
import type { JobCron, JobTasks } from './job-types.ts';

const FINISH_WITHIN_MS = 3_500;
const ABANDON_WITHIN_MS = 900;
const CLOSE_WITHIN_MS = 500;
/** Patient: a connection that is given up while it is being made is counted as in use for ever, and no job runs any more. */
const CONNECT_WITHIN_MS = 60_000;

export type JobSessionOptions = {
  connectionString: string;
  tasks: JobTasks;
  crons: readonly JobCron[];
  log: Log;
  concurrency: number;
};

export type JobSession = {
  /** Settles when the library has given up, as it does after losing the database at a bad moment. */
  ended: Promise<void>;
  close(): Promise<void>;
};

export async function openJobSession(options: JobSessionOptions): Promise<JobSession> {
  const { connectionString, log } = options;
  const pool = openPool(options);
  const events: WorkerEvents = new EventEmitter();
  const created = new Promise<{ workerPool: WorkerPool }>((resolve) => {
    events.once('pool:create', resolve);
  });
  try {
    const runner = await runLibrary(options, pool, events);
    const ended = runner.promise.catch(() => {});
    const { workerPool } = await created;
    const lease = startJobLease({ connectionString, owner: workerPool.id, log });
    return {
      ended,
      async close() {
        await stopLibrary(runner, workerPool);
        await within(Promise.all([lease.stop(), pool.end()]), CLOSE_WITHIN_MS);
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function openPool({ connectionString, concurrency, log }: JobSessionOptions): Pool {
  const pool = new Pool({
    connectionString,
    // One for each job at work, one to listen, one for the calendar.
    max: concurrency + 2,
    // They stay: a machine that is held up would take too long to connect again, and jobs would wait for ever.
    min: concurrency + 2,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'zaojie-jobs',
  });
  const onError = (error: Error) =>
    log.warn({ reason: error.message }, 'lost a database connection for jobs');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

function runLibrary(options: JobSessionOptions, pgPool: Pool, events: WorkerEvents): Promise<Runner> {
  return run({
    pgPool,
    events,
    taskList: toTaskList(options.tasks),
    parsedCronItems: parseCronItems(options.crons.map(toCronItem)),
    concurrency: options.concurrency,
    logger: createJobLog(options.log),
    noHandleSignals: true,
    pollInterval: 2_000,
    gracefulShutdownAbortTimeout: FINISH_WITHIN_MS - 1_000,
    // Times are written by the clock of our processes (`context.now()`), so jobs and calendar go by it too, not by the
    // database's. Only the pause before a retry is still counted from the database's now.
    // Without batches the library doesn't wait for the end of a job to be written, and a failure to write it would
    // be an unhandled rejection.
    preset: { worker: { useNodeTime: true, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}

function toTaskList(tasks: JobTasks): TaskList {
  const taskList: TaskList = {};
  for (const name of taskNames(tasks)) {
    taskList[name] = (payload, { abortSignal }) => runTask(tasks, name, payload, abortSignal);
  }
  return taskList;
}

/** A time missed while nobody ran is made up for once. */
function toCronItem({ task, match }: JobCron) {
  return { task, match, identifier: task, options: { backfillPeriod: 3_600_000, jobKey: `cron:${task}` } };
}

/** Lets running jobs finish; those that don't are left to be tried again. */
async function stopLibrary(runner: Runner, workerPool: WorkerPool): Promise<void> {
  const hasFinished = await within(runner.stop(), FINISH_WITHIN_MS);
  if (hasFinished) return;
  const abandoned = Promise.resolve(workerPool.forcefulShutdown('the process is stopping'));
  await within(abandoned, ABANDON_WITHIN_MS);
}

/** Whether the work settled in time. */
async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const settled = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([settled, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
