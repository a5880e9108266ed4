import { Logger, type DbJob, type LogLevel } from 'graphile-worker';
import type { Log } from '../../log.ts';

const levels: Record<string, 'error' | 'warn' | 'debug'> = { error: 'error', warning: 'warn' };

type Details = { error?: unknown; failure?: boolean; job?: DbJob & { task_identifier?: string } };

/** What the job library has to say, as lines of our log. Payloads stay out of it. */
export function createJobLog(log: Log): Logger {
  return new Logger(() => (level: LogLevel, message: string, details?: Details) => {
    if (details?.failure && details.job) logFailedJob(log, details.job, details.error);
    else
      log[levels[level] ?? 'debug']({ ...(details?.error !== undefined && { err: details.error }) }, message);
  });
}

function logFailedJob(log: Log, job: NonNullable<Details['job']>, error: unknown): void {
  const facts = { err: error, jobId: job.id, task: job.task_identifier, attempts: job.attempts };
  if (job.attempts >= job.max_attempts) log.error(facts, 'a job failed for good');
  else log.warn(facts, 'a job failed and will be tried again');
}
