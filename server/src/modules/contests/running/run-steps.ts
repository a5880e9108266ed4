import { transaction } from '../../../db/transaction.ts';
import type { Services } from '../../../frame/context.ts';
import { scheduleJob } from '../../../platform/jobs/schedule-job.ts';
import { endOfStep, setTimers } from '../contest.jobs.ts';
import { hourOf, lockContest } from '../contest.queries.ts';
import { endingOf } from '../contest.rules.ts';
import { tryMove } from './move-contest.ts';

type Running = Pick<Services, 'db' | 'now'>;

/** Comes late or twice without harm: what isn't due stays, and its timer is set anew. */
export async function stepContest(services: Running, contestId: number): Promise<void> {
  await transaction(services.db, async (tx) => {
    const contest = await lockContest(tx, contestId);
    const move = contest && endingOf[contest.status];
    if (!contest || !move) return;
    const now = await hourOf(tx, services);
    const ends = endOfStep(contest);
    if (ends !== null && ends > now) await setTimers(tx, contest, now);
    else await tryMove(tx, contest, { move, role: 'system', viewerId: null, now });
  });
}

/** Those who haven't handed in are told, unless the hour was put off meanwhile. */
export async function warnContest(services: Running, contestId: number): Promise<void> {
  await transaction(services.db, async (tx) => {
    const contest = await lockContest(tx, contestId);
    if (contest?.status !== 'running') return;
    await scheduleJob(tx, 'tell-contest', { contestId, tidings: 'closing_soon', afterId: 0 });
  });
}
