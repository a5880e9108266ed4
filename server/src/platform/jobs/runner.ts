import { checkCrons } from './job-tasks.ts';
import { openJobSession, type JobSession, type JobSessionOptions } from './job-session.ts';

const REOPEN_MS = 1_000;

export type JobRunner = {
  start(): Promise<void>;
  /** Running jobs get a few seconds to finish. */
  stop(): Promise<void>;
};

/** Runs jobs when they are due. Any number of processes may do so on one database; each job is run by one of them. */
export function createJobRunner(options: JobSessionOptions): JobRunner {
  const { log } = options;
  checkCrons(options.tasks, options.crons);
  let session: JobSession | null = null;
  let isStopped = true;
  let timer: NodeJS.Timeout | undefined;
  let reopening = Promise.resolve();

  async function open(): Promise<void> {
    session = await openJobSession(options);
    void watch(session);
  }

  async function watch(opened: JobSession): Promise<void> {
    await opened.ended;
    if (isStopped) return;
    log.warn('jobs stopped running and are started again');
    reopenSoon();
  }

  function reopenSoon(): void {
    if (isStopped) return;
    timer = setTimeout(() => (reopening = reopen()), REOPEN_MS);
  }

  async function reopen(): Promise<void> {
    try {
      await session?.close();
      session = null;
      await open();
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'jobs are waiting for the database');
      reopenSoon();
    }
  }

  return {
    async start() {
      isStopped = false;
      await open();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await reopening;
      await session?.close();
      session = null;
    },
  };
}
