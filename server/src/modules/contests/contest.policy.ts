import type { ContestCan } from '@zaojie/contract/contests/contest.schemas';
import type { Viewer } from '../../frame/context.ts';
import { movesFor } from '../../frame/state-machine/decide.ts';
import { endOfStep } from './contest.jobs.ts';
import type { ContestText, LockedContest } from './contest.queries.ts';
import {
  contestTable,
  endingOf,
  type ContestMove,
  type ContestRole,
  type ContestSubject,
} from './contest.rules.ts';
import { problemOfTimes } from './organising/times.rules.ts';

/** What a page of a contest can't do without, in the words of the form. */
export function missingOf(contest: ContestText): string[] {
  const { cover, summary, theme, rules, criteria, prizes } = contest;
  const hasTimes =
    contest.registration_opens_at !== null &&
    contest.starts_at !== null &&
    contest.submissions_close_at !== null &&
    contest.voting_closes_at !== null &&
    contest.announce_at !== null;
  return [
    ...(cover === null ? ['封面'] : []),
    ...(summary === '' ? ['一句话介绍'] : []),
    ...(theme === '' ? ['题目'] : []),
    ...(rules === '' ? ['规则'] : []),
    ...(criteria.length === 0 ? ['评审标准'] : []),
    ...(prizes.length === 0 ? ['奖项'] : []),
    ...(hasTimes ? [] : ['时间安排']),
  ];
}

type Facts = Omit<LockedContest, 'found_words' | 'tag_id' | 'last_number' | 'entry_count' | 'additions'>;

export function subjectOf(contest: Facts, viewerId: number | null, now: Date): ContestSubject {
  const ends = endOfStep(contest);
  return {
    state: contest.status,
    isComplete: missingOf(contest).length === 0,
    timeProblem: problemOfTimes(contest) ?? '',
    isOwn: contest.organiser_id === viewerId,
    isDue: ends !== null && ends <= now,
    isStartPast: contest.starts_at !== null && contest.starts_at <= now,
    isCounted: contest.counted_at !== null,
  };
}

type Who = Pick<Viewer, 'userId' | 'role'> | null;

/** Somebody may be both: an administrator with a contest of their own. */
export function rolesOf(viewer: Who, organiserId: number): ContestRole[] {
  const roles: ContestRole[] = [];
  if (viewer?.userId === organiserId) roles.push('organiser');
  if (viewer?.role === 'admin') roles.push('admin');
  return roles.length > 0 ? roles : ['other'];
}

const unseen = ['draft', 'proposed', 'rejected'] as const;

/** What isn't public is its organiser's; a proposal is an administrator's as well. */
export function canSee(viewer: Who, contest: Pick<LockedContest, 'status' | 'organiser_id'>): boolean {
  if (!unseen.some((status) => status === contest.status)) return true;
  if (viewer?.userId === contest.organiser_id) return true;
  return viewer?.role === 'admin' && contest.status !== 'draft';
}

/** To the second, also while the timer is still on its way. */
export function isRevealed(
  { status, starts_at: starts }: Pick<LockedContest, 'status' | 'starts_at'>,
  now: Date,
) {
  if (status === 'open') return starts !== null && starts <= now;
  return status === 'running' || showsEntries(status);
}

/** Entries are everybody's to see from the vote on, their authors from its close on. */
export const showsEntries = (status: LockedContest['status']): boolean =>
  status === 'voting' || status === 'closed' || status === 'announced';
export const showsAuthors = (status: LockedContest['status']): boolean =>
  status === 'closed' || status === 'announced';

type Standing = { isRegistered: boolean };

export function contestCanOf(
  contest: Facts,
  viewer: Who,
  { now, isRegistered }: Standing & { now: Date },
): ContestCan {
  const subject = subjectOf(contest, viewer?.userId ?? null, now);
  const roles = rolesOf(viewer, contest.organiser_id);
  const moves = new Set<ContestMove>(roles.flatMap((role) => movesFor(contestTable, subject, role)));
  const ending = endingOf[contest.status];
  const { status, registration_opens_at: opens, starts_at: starts, submissions_close_at: closes } = contest;
  const isOrganiser = roles.includes('organiser');
  return {
    edit: moves.has('edit'),
    amend: moves.has('amend'),
    propose: moves.has('propose'),
    withdraw: moves.has('withdraw'),
    delete: moves.has('delete'),
    register:
      status === 'open' &&
      !isRegistered &&
      !isOrganiser &&
      opens !== null &&
      opens <= now &&
      starts !== null &&
      now < starts,
    submit: status === 'running' && isRegistered && closes !== null && now < closes,
    vote: status === 'voting' && !subject.isDue,
    approve: moves.has('approve'),
    reject: moves.has('reject'),
    edit_times: moves.has('retime'),
    advance: roles.includes('admin') && ending !== undefined && moves.has(ending),
    disqualify:
      roles.includes('admin') && (showsEntries(status) || status === 'running') && status !== 'announced',
    cancel: moves.has('cancel'),
    announce: moves.has('announce'),
  };
}
