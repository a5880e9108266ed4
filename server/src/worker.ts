import type { Services } from './frame/context.ts';
import { sweepIdempotencyKeys } from './frame/idempotency.ts';
import { gather, type Module } from './frame/module.ts';
import { modules } from './modules/all.ts';
import { createDispatcher } from './platform/events/dispatcher.ts';
import { deleteOldDeliveries } from './platform/events/outbox.queries.ts';
import type { Subscriber } from './platform/events/subscriber.ts';
import { joinTasks } from './platform/jobs/job-tasks.ts';
import type { JobCron, JobTasks } from './platform/jobs/job-types.ts';
import { createJobRunner } from './platform/jobs/runner.ts';
import { deleteOldViews } from './platform/views/view.queries.ts';

declare module './platform/jobs/job-types.ts' {
  interface AppJobs {
    'sweep-expired': Record<string, never>;
  }
}

export type Worker = { start(): Promise<void>; stop(): Promise<void> };

/** What belongs to no module. */
const frameModule: Module = {
  name: 'frame',
  sweeps: [
    ({ db }, now) => sweepIdempotencyKeys(db, now),
    ({ db }, now) => deleteOldViews(db, now),
    ({ db }, now) => deleteOldDeliveries(db, now),
  ],
  tasks: (services) => ({ 'sweep-expired': () => sweepExpired(services) }),
  crons: [{ task: 'sweep-expired', match: '7 * * * *' }],
};
const parts = [...modules, frameModule];

/** One that fails keeps no other from sweeping; the job is tried again. */
async function sweepExpired(services: Services): Promise<void> {
  const sweeps = gather(parts, 'sweeps');
  const failures: unknown[] = [];
  for (const sweep of sweeps) {
    await sweep(services, services.now()).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the sweeps failed`);
}

export function subscribersOf(services: Services): Subscriber[] {
  return parts.flatMap((module) => [...(module.subscribers?.(services) ?? [])]);
}

export function tasksOf(services: Services): JobTasks {
  return joinTasks(parts.map((module) => module.tasks?.(services) ?? {}));
}

export const crons: readonly JobCron[] = gather(parts, 'crons');

/** What happens off the request path: events to their subscribers, jobs at their time. */
export function createWorker(services: Services, connectionString: string): Worker {
  const { db, log } = services;
  const dispatcher = createDispatcher({ db, connectionString, subscribers: subscribersOf(services), log });
  const jobs = createJobRunner({ connectionString, log, concurrency: 2, tasks: tasksOf(services), crons });
  return {
    async start() {
      services.views.start();
      await dispatcher.start();
      await jobs.start();
    },
    async stop() {
      await Promise.all([dispatcher.stop(), jobs.stop(), services.views.stop()]);
    },
  };
}
