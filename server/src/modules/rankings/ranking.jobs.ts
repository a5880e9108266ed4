import type { Services } from '../../frame/context.ts';
import type { JobCron, JobTasks } from '../../platform/jobs/job-types.ts';
import { computeRankings } from './compute-rankings.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'compute-rankings': Record<string, never>;
  }
}

/** Lists change at six in Shanghai; looked for every hour, so that a process which slept through it catches up. */
export const rankingCrons: readonly JobCron[] = [{ task: 'compute-rankings', match: '0 * * * *' }];

export function createRankingTasks({ db, log, now }: Services): JobTasks {
  return {
    'compute-rankings': async () => {
      const made = await computeRankings(db, now());
      if (made > 0) log.info({ made }, 'rankings were computed');
    },
  };
}
