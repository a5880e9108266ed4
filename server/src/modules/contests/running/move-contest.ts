import { contestStatuses } from '@zaojie/contract/contests/contest-words';
import { contestErrors } from '@zaojie/contract/contests/contest.errors';
import { limits } from '@zaojie/contract/limits';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { decide } from '../../../frame/state-machine/decide.ts';
import { emitEvent } from '../../../platform/events/emit-event.ts';
import { ensureTag } from '../../tags/index.ts';
import { scheduleCount, setTimers, stopTimers } from '../contest.jobs.ts';
import { missingOf, subjectOf } from '../contest.policy.ts';
import { deleteContest, setState, type ContestChange, type LockedContest } from '../contest.queries.ts';
import { contestTable, type ContestMachine, type ContestMove, type ContestRole } from '../contest.rules.ts';
import { problemOfTimes } from '../organising/times.rules.ts';
import { listPayouts } from '../results/winners.ts';
import { giveBack, holdPrizes, payPrizes } from './contest-money.ts';

function refusalOf(contest: LockedContest, reason: ContestMachine['reason'] | null): Refusal {
  switch (reason) {
    case 'incomplete':
      return new Refusal(contestErrors.incomplete, { values: { missing: missingOf(contest).join('、') } });
    case 'times':
      return new Refusal(contestErrors.wrongTimes, { values: { problem: problemOfTimes(contest) ?? '' } });
    case 'past':
      return new Refusal(contestErrors.timePassed);
    case 'own':
      return new Refusal(contestErrors.ownProposal);
    case 'uncounted':
      return new Refusal(contestErrors.resultsMissing);
    default:
      return new Refusal(contestErrors.wrongState, { values: { status: contestStatuses[contest.status] } });
  }
}

export type Moving = {
  move: ContestMove;
  role: ContestRole;
  /** None: a timer of ours. */
  viewerId: number | null;
  now: Date;
  change?: ContestChange;
};

/** A tag is short: the beginning of the title says it. */
const tagName = (title: string) => [...title].slice(0, limits.tag.nameMax).join('').trim();

async function carryOut(
  tx: Tx,
  contest: LockedContest,
  effect: ContestMachine['effect'],
  { viewerId: askedBy, now }: Moving,
): Promise<void> {
  switch (effect) {
    case 'hold_prizes':
      return holdPrizes(tx, contest, askedBy, now);
    case 'set_timers':
      return setTimers(tx, contest, now);
    case 'stop_timers':
      return stopTimers(tx, contest.id);
    case 'count':
      return scheduleCount(tx, contest.id);
    case 'pay':
      return payPrizes(tx, contest, await listPayouts(tx, contest), { askedBy, now });
    case 'give_back':
      return giveBack(tx, contest, { amountFen: contest.prize_pool_fen, askedBy, now });
    case 'go':
      return deleteContest(tx, contest.id);
    case 'make_tag':
      return undefined;
  }
}

const stamps: Partial<Record<ContestMove, (now: Date) => ContestChange>> = {
  propose: (now) => ({ proposed_at: now, reason: '' }),
  approve: (now) => ({ approved_at: now }),
  announce: (now) => ({ announced_at: now }),
};

/** What the move makes of the contest, written down with all it brings about; null, or why it doesn't. */
export async function tryMove(tx: Tx, contest: LockedContest, moving: Moving): Promise<Refusal | null> {
  const { move, role, viewerId, now } = moving;
  const decision = decide(contestTable, subjectOf(contest, viewerId, now), move, role);
  if (!decision.isAllowed) return refusalOf(contest, decision.why === 'guard' ? decision.reason : null);
  const { to, effects } = decision;
  const tag = effects.includes('make_tag') ? { tag_id: await ensureTag(tx, tagName(contest.title)) } : {};
  const change = { ...stamps[move]?.(now), ...tag, ...moving.change };
  if (!effects.includes('go')) await setState(tx, contest, { ...change, status: to }, now);
  const moved = { ...contest, ...change, status: to };
  for (const effect of effects) await carryOut(tx, moved, effect, moving);
  await emitEvent(tx, 'contest.moved', { contestId: contest.id, move });
  return null;
}

export async function moveContest(tx: Tx, contest: LockedContest, moving: Moving): Promise<void> {
  const refusal = await tryMove(tx, contest, moving);
  if (refusal) throw refusal;
}
