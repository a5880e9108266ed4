/**
 * Every job and what it carries. Payloads are stored as JSON: ids, numbers and strings, no dates. A module adds its own
 * where it writes their tasks:
 *
 *     declare module './job-types.ts' {
 *       interface AppJobs { 'lapse-order': { orderId: number } }
 *     }
 */
export interface AppJobs {}

export type AppJobName = keyof AppJobs;

/**
 * A job runs at least once: after a crash or a failure it runs again, so each run checks whether its work is still to
 * be done. The signal tells that the process wants to stop.
 */
export type JobTask<T extends AppJobName> = (payload: AppJobs[T], signal: AbortSignal) => Promise<void>;

/** What one module can run, or all of them together. */
export type JobTasks = { [T in AppJobName]?: JobTask<T> };

/** Only a job without a payload can come from the calendar. */
type CronJobName = { [T in AppJobName]: AppJobs[T] extends Record<string, never> ? T : never }[AppJobName];

/** `match` is minute, hour, day, month and weekday as in crontab, in UTC. */
export type JobCron = { task: CronJobName; match: string };
