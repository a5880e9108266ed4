import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import type { amendContest as endpoint } from '@zaojie/contract/contests/contest.endpoints';
import { contestErrors } from '@zaojie/contract/contests/contest.errors';
import { Answer, type Action } from '../../../frame/action.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { amend, lockContest } from '../contest.queries.ts';
import { moveContest } from '../running/move-contest.ts';

/** What doesn't touch what people entered by: hours, prizes, criteria and the rules themselves stay as they were approved. */
export const amendContest: Action<typeof endpoint> = async (context, { body }) => {
  const { userId } = context.viewer;
  const now = context.now();
  await context.transaction(async (tx) => {
    const contest = await lockContest(tx, body.id);
    if (contest?.organiser_id !== userId) throw new Refusal(contestErrors.notFound);
    await moveContest(tx, contest, { move: 'amend', role: 'organiser', viewerId: userId, now });
    const isAdding = body.addition !== '';
    if (isAdding && contest.additions.length >= contestLimits.additionsMost) {
      throw new Refusal(contestErrors.tooManyAdditions);
    }
    await amend(tx, contest.id, {
      summary: body.summary || contest.summary,
      sponsors: body.sponsors ?? contest.sponsors,
      additions: isAdding
        ? [...contest.additions, { text: body.addition, at: now.toISOString() }]
        : contest.additions,
    });
    if (isAdding) {
      await emitEvent(tx, 'contest.added', { contestId: contest.id, index: contest.additions.length });
    }
  });
  return new Answer('已保存', { id: body.id });
};
