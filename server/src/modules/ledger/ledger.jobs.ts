import type { Services } from '../../frame/context.ts';
import type { JobCron, JobTasks } from '../../platform/jobs/job-types.ts';
import { checkLedger } from './check-ledger.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'verify-ledger': Record<string, never>;
  }
}

/** In Shanghai it is 03:37, when few are about. */
export const ledgerCrons: readonly JobCron[] = [{ task: 'verify-ledger', match: '37 19 * * *' }];

export function createLedgerTasks({ db, log, now }: Services): JobTasks {
  return {
    // What is wrong stays so however often one looks: it is told, and the job is done.
    'verify-ledger': async () => {
      const { faults, transferCount, insideFen } = await checkLedger(db, now());
      if (faults.length === 0) log.info({ transferCount, insideFen }, 'the ledger is right');
      else log.error({ transferCount, insideFen, faults }, 'the ledger is wrong');
    },
  };
}
