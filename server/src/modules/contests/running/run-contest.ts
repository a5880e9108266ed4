import type * as endpoints from '@zaojie/contract/contests/contest-admin.endpoints';
import type { TimesForm } from '@zaojie/contract/contests/contest-forms.schemas';
import { contestStatuses } from '@zaojie/contract/contests/contest-words';
import { contestErrors } from '@zaojie/contract/contests/contest.errors';
import type { Tx } from '../../../db/database.ts';
import { Answer, type Action } from '../../../frame/action.ts';
import type { ContextFor } from '../../../frame/context.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { record } from '../../audit/index.ts';
import { hourOf, lockContest, type ContestChange, type LockedContest } from '../contest.queries.ts';
import { endingOf, type ContestMove } from '../contest.rules.ts';
import { getAdminView } from './list-to-run.ts';
import { moveContest } from './move-contest.ts';

type Deed = 'approve' | 'reject' | 'retime' | 'advance' | 'cancel' | 'announce';
type Doing = {
  deed: Deed;
  reason?: string;
  plan: (contest: LockedContest, now: Date) => { move: ContestMove; change?: ContestChange };
};

/** An administrator's move, written into the audit log. Drafts are nobody's business but their organiser's. */
function run(context: ContextFor<'admin'>, id: number, { deed, reason = '', plan }: Doing) {
  const { viewer } = context;
  return context.transaction(async (tx) => {
    const contest = await lockContest(tx, id);
    if (!contest || contest.status === 'draft') throw new Refusal(contestErrors.notFound);
    const now = await hourOf(tx, context);
    await moveContest(tx, contest, { ...plan(contest, now), role: 'admin', viewerId: viewer.userId, now });
    const subject = { actorId: viewer.userId, subject: 'contest' as const, subjectId: id, reason };
    await record(tx, { ...subject, deed: `contest.${deed}` }, now);
    return getAdminView(tx, id, viewer, now);
  });
}

export const decideContest: Action<typeof endpoints.decideContest> = async (context, { body }) => {
  const { id, verdict, reason } = body;
  const change = { reason: verdict === 'reject' ? reason : '' };
  const view = await run(context, id, { deed: verdict, reason, plan: () => ({ move: verdict, change }) });
  return new Answer(verdict === 'approve' ? '已通过' : '已退回', view);
};

const order = [
  'registration_opens_at',
  'starts_at',
  'submissions_close_at',
  'voting_closes_at',
  'announce_at',
] as const;

/** What is past stays as it was; what is still to come must come, and in its order. */
export function retimed(contest: LockedContest, form: Omit<TimesForm, 'id'>, now: Date): ContestChange {
  const change: ContestChange = {};
  let before: Date | null = null;
  for (const name of order) {
    const old = contest[name];
    const isPast = old !== null && old <= now && name !== 'announce_at';
    const at: Date = isPast ? old : form[name];
    if (!isPast && at <= now && at.getTime() !== old?.getTime()) throw new Refusal(contestErrors.timePassed);
    if (before !== null && at < before) {
      throw new Refusal(contestErrors.wrongTimes, { values: { problem: '后一步不能早于前一步' } });
    }
    change[name] = at;
    before = at;
  }
  return change;
}

export const editContestTimes: Action<typeof endpoints.editContestTimes> = async (context, { body }) => {
  const { id, ...times } = body;
  const view = await run(context, id, {
    deed: 'retime',
    plan: (contest, now) => ({ move: 'retime', change: retimed(contest, times, now) }),
  });
  return new Answer('时间已更新', view);
};

/** The hour that it doesn't wait for becomes now. */
function advanced(contest: LockedContest, now: Date): { move: ContestMove; change: ContestChange } {
  const move = endingOf[contest.status];
  if (!move) {
    throw new Refusal(contestErrors.wrongState, { values: { status: contestStatuses[contest.status] } });
  }
  const opens = contest.registration_opens_at;
  if (move === 'start') {
    return {
      move,
      change: { starts_at: now, registration_opens_at: opens !== null && opens < now ? opens : now },
    };
  }
  return {
    move,
    change: move === 'close_submissions' ? { submissions_close_at: now } : { voting_closes_at: now },
  };
}

export const advanceContest: Action<typeof endpoints.advanceContest> = async (context, { body }) => {
  const view = await run(context, body.id, { deed: 'advance', plan: advanced });
  return new Answer(`现在是${view.status_label}`, view);
};

export const cancelContest: Action<typeof endpoints.cancelContest> = async (context, { body }) => {
  const { id, reason } = body;
  const plan = () => ({ move: 'cancel' as const, change: { reason } });
  return new Answer('活动已取消', await run(context, id, { deed: 'cancel', reason, plan }));
};

export const announceContest: Action<typeof endpoints.announceContest> = async (context, { body }) =>
  new Answer(
    '结果已公布，奖金已发放',
    await run(context, body.id, { deed: 'announce', plan: () => ({ move: 'announce' }) }),
  );

/** For those who write whole towns: the same moves, by an administrator of theirs. */
export async function moveAsAdmin(
  tx: Tx,
  {
    id,
    move,
    adminId,
    now,
    change,
  }: { id: number; move: ContestMove; adminId: number; now: Date; change?: ContestChange },
): Promise<void> {
  const contest = await lockContest(tx, id);
  if (!contest) throw new Error(`no contest ${id}`);
  await moveContest(tx, contest, { move, role: 'admin', viewerId: adminId, now, ...(change && { change }) });
}
