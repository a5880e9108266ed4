import type { Services } from './context.ts';
import { sweepExpiredAccountData } from './modules/accounts/index.ts';
import { notificationSubscribers } from './modules/notifications/index.ts';
import { sweepLive } from './modules/live/index.ts';
import { postSubscribers, sweepDailyMarks } from './modules/posts/index.ts';
import { createScoreSubscribers } from './modules/scores/index.ts';
import { sweepExpiredAttempts } from './modules/social-login/index.ts';
import { createUploadSubscribers, sweepOrphanUploads } from './modules/uploads/index.ts';
import { createDispatcher } from './platform/events/dispatcher.ts';
import { createJobRunner } from './platform/jobs/runner.ts';

export type Worker = { start(): Promise<void>; stop(): Promise<void> };

const IDEMPOTENCY_KEPT_MS = 24 * 3_600_000;

async function sweepExpired({ db, storage }: Services, now: Date): Promise<void> {
  await sweepExpiredAccountData(db, now);
  await sweepExpiredAttempts(db, now);
  await sweepLive(db, now);
  await sweepOrphanUploads(db, storage, now);
  await sweepDailyMarks(db, now);
  const oldest = new Date(now.getTime() - IDEMPOTENCY_KEPT_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}

/** What happens off the request path: events to their subscribers, jobs at their time. */
export function createWorker(services: Services, connectionString: string): Worker {
  const { db, log, now } = services;
  const subscribers = [
    // Before those that lock posts: whoever locks people and posts locks people first.
    ...createScoreSubscribers(now),
    ...postSubscribers,
    ...createUploadSubscribers(services.storage),
    ...notificationSubscribers(services),
  ];
  const dispatcher = createDispatcher({ db, connectionString, subscribers, log });
  const jobs = createJobRunner({
    connectionString,
    log,
    concurrency: 2,
    tasks: { 'sweep-expired': () => sweepExpired(services, now()) },
    crons: [{ task: 'sweep-expired', match: '7 * * * *' }],
  });
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
