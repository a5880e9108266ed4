import { yuanOf } from '@zaojie/contract/money';
import { getSiteFigures as endpoint } from '@zaojie/contract/site/figure.endpoints';
import { bind, type Action } from '../../frame/action.ts';
import type { Module } from '../../frame/module.ts';
import { figuresNow, keepMissingDays } from './count-days.ts';

export { recomputeDays } from './count-days.ts';

declare module '../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'keep-site-figures': Record<string, never>;
  }
}

const getSiteFigures: Action<typeof endpoint> = async ({ db, siteFigures, waitingRooms, now }) => {
  const days = await figuresNow(db, siteFigures, now());
  const waiting = await Promise.all(
    waitingRooms.map(async ({ path, label, count }) => ({ path, label, count: await count(db) })),
  );
  return { days: days.map(({ money_fen: fen, ...day }) => ({ ...day, money: yuanOf(fen) })), waiting };
};

/** Each day of the site in numbers that its modules give. */
export const figuresModule: Module = {
  name: 'figures',
  routes: [bind(endpoint, getSiteFigures)],
  tasks: ({ db, siteFigures, log, now }) => ({
    'keep-site-figures': async () => {
      const made = await keepMissingDays(db, siteFigures, now());
      if (made > 0) log.info({ made }, 'days of the site were counted');
    },
  }),
  // Every hour, so that a process which slept through midnight catches up.
  crons: [{ task: 'keep-site-figures', match: '10 * * * *' }],
};
